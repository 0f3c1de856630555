//! The providers, as a command line names them.

use clap::ValueEnum;
use olt::provider::Provider;

/// A provider of models.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ProviderOption {
    Anthropic,
    #[value(name = "openai")]
    OpenAi,
    Gemini,
}

impl From<ProviderOption> for Provider {
    fn from(option: ProviderOption) -> Self {
        match option {
            ProviderOption::Anthropic => Self::Anthropic,
            ProviderOption::OpenAi => Self::OpenAi,
            ProviderOption::Gemini => Self::Gemini,
        }
    }
}
