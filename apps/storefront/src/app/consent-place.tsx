import { useOpenConsent } from '../shared/app/analytics/consent.ts'
import { deferredUntilRendered } from '../shared/kit/deferred.tsx'

const ConsentPanel = deferredUntilRendered(() =>
  import('./consent-panel.tsx').then((module) => module.ConsentPanel),
)

/** Asks visitors whether their tenant may record what they look at; renders nothing while there is no such question. */
export function ConsentPlace() {
  const consent = useOpenConsent()
  return consent !== null && <ConsentPanel consent={consent} />
}
