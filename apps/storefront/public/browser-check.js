// This script must run in browsers that cannot run the app, so it has the syntax of 2009: no module, no const, no arrow
// (APP-9). It asks for features that the app uses. A browser that has them also knows the syntax of their time.
;(function () {
  var css = window.CSS && window.CSS.supports
  var hasModules = 'noModule' in document.createElement('script')
  var isAble =
    hasModules &&
    css &&
    css('color', 'oklch(0 0 0)') &&
    css('color', 'color-mix(in oklab, red, blue)') &&
    Promise.withResolvers &&
    window.AbortSignal &&
    AbortSignal.any &&
    window.HTMLDialogElement &&
    window.ResizeObserver
  if (isAble) return
  var language = 'EN'
  try {
    language = localStorage.getItem('locale') || language
    // oxlint-disable-next-line no-unused-vars -- an old browser reads no catch without a name
  } catch (error) {
    // A storage that is forbidden holds no choice.
  }
  var warning = document.getElementById('browser-warning')
  var texts = warning.getElementsByTagName('p')
  for (var index = 0; index < texts.length; index += 1)
    if (texts[index].getAttribute('data-language') === language)
      warning.insertBefore(texts[index], texts[0])
  warning.removeAttribute('hidden')
  // A page that a server rendered has none.
  var screen = document.getElementById('loading-screen')
  if (!hasModules && screen) screen.setAttribute('hidden', '')
})()
