import { currentLanguage } from './shared/app/locale.ts'

/** Shows the document's own error message in the visitor's language, for a start that failed before any page (APP-8). */
export function showStartFailure(failure: unknown): void {
  const template = document.getElementById('start-failure')
  if (template instanceof HTMLTemplateElement) {
    const text = template.content.querySelector(`[data-language="${currentLanguage()}"]`)
    text?.querySelector('button')?.addEventListener('click', () => window.location.reload())
    if (text) document.body.prepend(text)
  }
  document.getElementById('loading-screen')?.setAttribute('hidden', '')
  // oxlint-disable-next-line no-console -- at this point only the console can inform a developer
  console.error('The app has not started.', failure)
}
