import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'

import { startI18n } from '../shared/i18n.ts'
import { applyLanguage, currentLanguage } from '../shared/locale.ts'
import { App } from './app.tsx'
import { loadBase, showReloadMessage } from './load-base.ts'
import { routes } from './routes.tsx'

/** Starts texts, base configuration and the first page's chunk together, and renders once the first two are there. */
export async function mount(host: string): Promise<void> {
  const texts = startI18n(currentLanguage(), applyLanguage)
  const router = createBrowserRouter(routes)
  const i18n = await texts
  showReloadMessage()
  await loadBase(host, () => window.location.reload())
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(<App router={router} i18n={i18n} />)
}
