import { currentLanguage } from './shared/locale.ts'

/** Shows what the document says, in the visitor's language, of a start that could not get as far as a page (APP-8). */
export function showStartFailure(failure: unknown): void {
  const view = document.getElementById('start-failure')
  const text = view?.querySelector(`[data-language="${currentLanguage()}"]`)
  text?.querySelector('button')?.addEventListener('click', () => window.location.reload())
  text?.removeAttribute('hidden')
  view?.removeAttribute('hidden')
  document.getElementById('loading-screen')?.setAttribute('hidden', '')
  // Not ours to swallow: it belongs in the console and in what watches it.
  throw failure
}
