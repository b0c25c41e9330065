// The page works without this file: every button is a form. Here the forms are sent in place, and the page follows the sandbox.
const REFRESH_MS = 2500

const status = document.querySelector('[role="status"]')
let saying

function say(text) {
  status.textContent = text
  clearTimeout(saying)
  saying = setTimeout(() => {
    status.textContent = ''
  }, 5000)
}

async function refresh() {
  const answer = await fetch(location.pathname, { headers: { Accept: 'text/html' } })
  if (!answer.ok) throw new Error(`The console answered ${answer.status}.`)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const section of document.querySelectorAll('[data-live]')) {
    const newer = fresh.getElementById(section.id)
    if (newer && newer.innerHTML !== section.dataset.seen) replace(section, newer)
  }
}

function replace(section, newer) {
  // Somebody is typing or choosing there.
  if (section.contains(document.activeElement) && document.activeElement.matches('input, select'))
    return
  section.dataset.seen = newer.innerHTML
  const open = [...section.querySelectorAll('details[open]')].map((details) => details.id)
  const focused = section.contains(document.activeElement) ? document.activeElement.id : ''
  section.innerHTML = newer.innerHTML
  for (const id of open) document.getElementById(id)?.setAttribute('open', '')
  if (focused) document.getElementById(focused)?.focus()
}

document.addEventListener('submit', async (event) => {
  const form = event.target
  event.preventDefault()
  if (form.dataset.confirm && !confirm(form.dataset.confirm)) return
  const button = event.submitter
  button?.setAttribute('disabled', '')
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form, button))),
    })
    if (!answer.ok)
      throw new Error((await answer.json()).detail ?? `Refused with ${answer.status}.`)
    say(form.dataset.done ?? 'Done.')
    // The pressed button may go with its section; focus inside of it must not hold the update back.
    await refresh()
  } catch (error) {
    say(error.message)
  } finally {
    button?.removeAttribute('disabled')
  }
})

for (const section of document.querySelectorAll('[data-live]'))
  section.dataset.seen = section.innerHTML

setInterval(() => {
  if (document.visibilityState === 'visible') refresh().catch(() => {})
}, REFRESH_MS)
