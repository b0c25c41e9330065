// This script stands in pages that the site server has rendered. It fetches the app once the page has been painted, or when the
// visitor begins to use it. Before that, nothing competes with the first view.
;(() => {
  const { app, preload } = document.currentScript.dataset
  if (!isRenderedAsChosen() && mayAskAgain()) return location.reload()
  const signs = ['pointerdown', 'keydown', 'touchstart']
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    for (const sign of signs) removeEventListener(sign, begin, true)
    for (const href of preload.split(' ').filter(Boolean)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    import(app).catch(showFailure)
  }
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
  // A tab in the background paints nothing, and a browser that guards against fingerprinting tells of no paint.
  if (document.hidden) begin()
  else {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(begin, 1000))
  }
  keepEarlyUse()

  // A press, a form or a text from before the app has taken the page over is answered afterwards, by early-use.ts. The
  // browser alone can follow links and set fields; it would send a form to an address that expects none. Each control counts
  // once, because a visitor who presses again since nothing has happened does not mean it twice.
  function keepEarlyUse() {
    const presses = new Set()
    const fields = new Map()
    const keepPress = (event) => {
      const control =
        event.type === 'submit' ? event.target : event.target.closest('button, [role="button"]')
      if (!control || control.closest('a[href]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      presses.add(control)
    }
    const keepField = ({ target }) => {
      if (!('value' in target)) return
      const isTicked = /^(checkbox|radio)$/.test(target.type) ? target.checked : null
      // A list of files is emptied with its field.
      const files = target.files ? [...target.files] : null
      fields.set(target, files ?? isTicked ?? target.value)
    }
    const kinds = [
      ['click', keepPress],
      ['submit', keepPress],
      ['input', keepField],
      ['change', keepField],
    ]
    for (const [kind, keep] of kinds) addEventListener(kind, keep, true)
    globalThis.earlyUse = {
      presses,
      fields,
      end: () => kinds.forEach(([kind, keep]) => removeEventListener(kind, keep, true)),
    }
  }

  // The page can be read, and answers to nothing.
  function showFailure() {
    const { lang } = document.documentElement
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = '/loading.css'
    document.head.append(style)
    const { content } = document.getElementById('start-failure')
    const text = content.querySelector(`[lang="${lang}"]`)
    text?.querySelector('button')?.addEventListener('click', () => location.reload())
    if (text) document.body.prepend(text)
  }

  // Cookies tell the server what was chosen on this device. If storage has outlived them, they are written anew and the page is
  // loaded once more, so that it does not change while the visitor reads it.
  function isRenderedAsChosen() {
    try {
      const { start } = JSON.parse(document.getElementById('start').textContent)
      const session = JSON.parse(localStorage.getItem('sessionStore') ?? '{}')
      const language = localStorage.getItem('locale')
      const appearance = localStorage.getItem('appearance')
      const isOfThisSite = session.base?.System === start.base.System
      const currency = isOfThisSite ? session.localCurrency : undefined
      const wrong = []
      if (
        language &&
        language !== start.language &&
        !new URLSearchParams(location.search).has('lang')
      )
        wrong.push(['language', language])
      if (currency && currency !== start.currency && start.base.Currencies.includes(currency))
        wrong.push(['currency', currency])
      if (/^(light|dark)$/.test(appearance) && appearance !== start.appearance)
        wrong.push(['appearance', appearance])
      if (session.token) wrong.push(['signedIn', '1'])
      for (const [name, value] of wrong)
        document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`
      return wrong.length === 0
    } catch {
      // Storage that cannot be read says nothing.
      return true
    }
  }

  // A browser that keeps no cookies would ask for ever.
  function mayAskAgain() {
    const key = 'askedAgain'
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
    return true
  }
})()
