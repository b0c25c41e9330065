import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { watchFirstMove } from '../shared/first-move.ts'
import { keepPresses } from '../shared/form/keep-presses.ts'
import '../shared/history-gate.ts'
import { startI18n } from '../shared/i18n.ts'
import { applyLanguage, currentLanguage } from '../shared/locale.ts'
import { App } from './app.tsx'
import { showReloadMessage, startWithBase } from './load-base.ts'
import { matchPage } from './page-route.ts'
import { pages } from './routes.tsx'
import { Shell } from './shell.tsx'

/** Starts texts, base configuration and the first page together, and renders once all have come or failed. */
export async function mount(host: string): Promise<void> {
  const texts = startI18n(currentLanguage(), applyLanguage)
  // Its failure is shown where the page would be.
  const firstPage = matchPage(pages, window.location)
    .route.download()
    .catch(() => undefined)
  const i18n = await texts
  watchFirstMove()
  keepPresses()
  showReloadMessage()
  await Promise.all([startWithBase(host, () => window.location.reload()), firstPage])
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <App i18n={i18n}>
      <BrowserRouter>
        <Shell pages={pages} />
      </BrowserRouter>
    </App>,
  )
}
