import { isLanguageCode, replaceTexts } from '@selat/i18n'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, isRouteErrorResponse } from 'react-router-dom'

import { storedAppearance } from '../shared/app/appearance.ts'
import { watchFirstInteraction } from '../shared/app/first-interaction.ts'
import { listenToHistory } from '../shared/app/history-guard.ts'
import { startI18n, i18n } from '../shared/app/i18n.ts'
import { applyLanguage, currentLanguage, storedLanguage } from '../shared/app/locale.ts'
import { queryClient } from '../shared/app/query-client.ts'
import { reportRecovered } from '../shared/app/reports/watch-failures.ts'
import { session } from '../shared/app/session-store.ts'
import { nextTask, whenIdle } from '../shared/app/spare-time.ts'
import type { RenderedStart } from '../shared/app/visitor/read-start.ts'
import { tellServer } from '../shared/app/visitor/told-server.ts'
import { focusPressed } from '../shared/kit/focus-pressed.ts'
import { keepPresses } from '../shared/kit/form/keep-presses.ts'
import { App } from './app.tsx'
import { createRoutes } from './create-routes.tsx'
import { EDITED_TEXTS, type EditedTexts } from './edited-texts.ts'
import { showReloadMessage, startWithBase } from './load-base.ts'
import { pages } from './routes.tsx'
import { forgetFormerScroll } from './scroll.tsx'
import { opened, SiteRouter } from './site-router.tsx'

/**
 * Starts texts, base configuration and the first page together, and renders once each of them has arrived or failed. A
 * page that a server has rendered is hydrated instead, with the configuration and data that came with it. Each part
 * runs in a task of its own, because on a slow phone it takes tenths of a second, in which the page cannot react.
 */
export async function mount(host: string, rendered: RenderedStart | null): Promise<void> {
  // Evaluating this file's modules was a task before this.
  await nextTask()
  const texts = startI18n(currentLanguage(), applyLanguage)
  const started = texts.then(() => {
    showReloadMessage()
    return startWithBase(host, () => window.location.reload(), rendered?.start.base ?? null)
  })
  watchFirstInteraction()
  focusPressed()
  keepPresses()
  listenToHistory()
  if (import.meta.env.DEV) followEditedTexts()
  forgetFormerScroll()
  await nextTask()
  const asked = window.location.href
  const routes = createRoutes(pages, started)
  await nextTask()
  const router = createBrowserRouter(routes)
  const [instance] = await Promise.all([texts, started, opened(router)])
  await nextTask()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const app = (
    <App i18n={instance}>
      <SiteRouter router={router} />
    </App>
  )
  // A signed-in visitor may be redirected, which the server could not know, and the page's code may not have loaded. A
  // missing page is no reason to render anew, because the server has rendered it as one.
  const errors = Object.values(router.state.errors ?? {})
  const isAsRendered = window.location.href === asked && errors.every(isRouteErrorResponse)
  if (rendered && isAsRendered) {
    hydrate(queryClient(), asOfNow(rendered.queries))
    // Hydration runs in pieces, so that a press is handled while a large page is being hydrated.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: reportRecovered })
    })
  } else createRoot(root, { onRecoverableError: reportRecovered }).render(app)
  await nextTask()
  tellChoices()
  // Parts below the first view are laid out now (`offscreen-*` in the theme).
  whenIdle(() => document.documentElement.toggleAttribute('data-started', true))
}

/** Marks the data as just loaded, however long the scripts took after it, so that none of it is loaded again at once. */
function asOfNow(rendered: DehydratedState): DehydratedState {
  const now = Date.now()
  return {
    ...rendered,
    queries: rendered.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: now },
    })),
  }
}

/** Shows edited texts at once during development. */
function followEditedTexts(): void {
  import.meta.hot?.on(EDITED_TEXTS, ({ language, namespace, messages }: EditedTexts) => {
    if (isLanguageCode(language)) replaceTexts(i18n(), { language, namespace, messages })
  })
}

/** Stores earlier choices of this device in cookies for the site server, so that it renders the next page as chosen. */
function tellChoices(): void {
  const language = storedLanguage()
  const appearance = storedAppearance()
  const { token, localCurrency, base } = session()
  if (language !== null) tellServer('language', language)
  if (appearance !== 'system') tellServer('appearance', appearance)
  if (base !== null) tellServer('currency', localCurrency)
  tellServer('signedIn', token === null ? null : '1')
}
