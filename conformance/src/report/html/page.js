// Hides what the filter does not ask for; without it the whole page is there.
// The page is well-formed XML too, so the script does without the signs that XML reserves.
(() => {
  const form = document.getElementById('filter');
  const search = document.getElementById('search');
  const found = document.getElementById('found');
  const clauses = [...document.querySelectorAll('.clause')].map((clause) => ({
    clause,
    link: document.querySelector(`.index a[href="#${clause.id}"]`).parentElement,
    title: ['h3', '.sentence'].map((part) => clause.querySelector(part).textContent).join(' ').toLowerCase(),
    parts: [...clause.querySelectorAll('[data-state]')].map((part) => ({
      part,
      state: part.dataset.state,
      ids: [...part.querySelectorAll('.ids li')].map((id) => ({ id, text: id.textContent.toLowerCase() })),
      text: part.textContent.toLowerCase(),
    })),
  }));

  // `types/int#3` is written `types/int … #3` where only ids are shown.
  const words = (text) => text.toLowerCase().replace(/([^\s#])#/g, '$1 #').split(/\s+/).filter(Boolean);
  const has = (text, sought) => sought.every((word) => text.includes(word));

  const filter = () => {
    const states = new Set([...form.querySelectorAll(':checked')].map((box) => box.value));
    const sought = words(search.value);
    let shown = 0;
    for (const { clause, link, title, parts } of clauses) {
      const isMeant = has(title, sought);
      let any = false;
      for (const { part, state, ids, text } of parts) {
        const visible = states.has(state) ? isMeant || has(text, sought) : false;
        part.hidden = !visible;
        any ||= visible;
        for (const { id, text } of ids) id.hidden = isMeant ? false : !has(text, sought);
        if (part.matches('details')) part.open = [visible, sought.length > 0, !isMeant].every(Boolean);
      }
      clause.hidden = link.hidden = !any;
      shown += any ? 1 : 0;
    }
    found.textContent = shown === clauses.length ? '' : `${shown} of ${clauses.length} clauses`;
  };

  form.hidden = false;
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || document.activeElement === search) return;
    event.preventDefault();
    search.focus();
  });
})();
