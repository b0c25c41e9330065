import { SESSION_RELOAD_MS } from '@selat/domain'
import type { CallError, Schemas } from '@selat/sdk'

import { travel } from '../shared/app/api.ts'
import { useAppState } from '../shared/app/app-state.ts'
import { askBaseBy } from '../shared/app/await-base.ts'
import { changeToOffered } from '../shared/app/change-to-offered.ts'
import { i18n } from '../shared/app/i18n.ts'
import { notify } from '../shared/app/notify.ts'
import { mayReload, rememberReload } from '../shared/app/reload-guard.ts'
import { keepForReload, takeReloadMessage } from '../shared/app/reload-message.ts'
import { endSession, keepBase, keepCompany, keepCurrencies } from '../shared/app/session-store.ts'
import { nextTask, whenIdle } from '../shared/app/spare-time.ts'
import { setTenant } from '../shared/app/tenant.ts'
import { checkSessionOnReturn } from './check-session-on-return.ts'

/**
 * Starts the app with the base configuration: the one that came with a rendered page, or else the server's answer. If loading
 * fails, the first call that needs the configuration loads it again.
 */
export async function startWithBase(
  host: string,
  reload: () => void,
  known: Schemas['BaseConfiguration'] | null = null,
): Promise<void> {
  let isReloading = false
  const reloadSoon = () => {
    isReloading = true
    setTimeout(reload, SESSION_RELOAD_MS)
  }
  askBaseBy(() => (isReloading ? untilReload : loadBase(host, reloadSoon)))
  checkSessionOnReturn()
  if (known) {
    keepBase(known)
    // React must take over the page that is shown before other work runs.
    whenIdle(() => void loadCompanyAndCurrencies())
  } else await loadBase(host, reloadSoon)
}

/** Never settles, so that calls on the way to the reload get no answer. */
const untilReload = new Promise<never>(() => undefined)

/** Fetches the base configuration; the loading flag is false afterwards, also after a failure (§4). */
async function loadBase(host: string, reloadSoon: () => void): Promise<CallError | null> {
  useAppState.setState({ isLoading: true, host })
  const { data, error } = await travel.get('/travel/v1/base', { query: { web: host } })
  useAppState.setState({ isLoading: false })
  if (data) {
    setTenant(data)
    keepBase(data)
    await changeToOffered(data)
    void nextTask().then(loadCompanyAndCurrencies)
  } else if (error.kind === 'problem' && error.status === 401) {
    startAgain(error.detail, reloadSoon)
  } else {
    logOnly(error)
  }
  return error ?? null
}

/** Loads the company and the currencies; no part of the first screen waits for them. */
async function loadCompanyAndCurrencies(): Promise<void> {
  const [company, currencies] = await Promise.all([
    travel.get('/travel/v1/company'),
    travel.get('/travel/v1/currency'),
  ])
  if (company.data) keepCompany(company.data)
  if (currencies.data) keepCurrencies(currencies.data.Items)
}

/** Clears the session, shows the reason and reloads the page after a 401 from the base call (§8). */
function startAgain(message: string, reloadSoon: () => void): void {
  const mayReloadNow = mayReload()
  endSession()
  rememberReload()
  showFailed(message)
  if (!mayReloadNow) return
  keepForReload(message)
  reloadSoon()
}

/** Shows the message again after such a reload, because half a second was too short to read it. */
export function showReloadMessage(): void {
  const message = takeReloadMessage()
  if (message !== null) showFailed(message)
}

function showFailed(description: string): void {
  notify({ title: i18n().t('toast.failed'), description, variant: 'destructive' })
}

function logOnly(error: CallError): void {
  // oxlint-disable-next-line no-console -- the specification wants this failure only in the console (§8)
  console.error('The base configuration could not be loaded.', error)
}
