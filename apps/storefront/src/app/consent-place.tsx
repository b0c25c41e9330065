import { useOpenConsent } from '../shared/app/analytics/consent.ts'
import { deferredUntilRendered } from '../shared/kit/deferred.tsx'

const ConsentPanel = deferredUntilRendered(() =>
  import('./consent-panel.tsx').then((module) => module.ConsentPanel),
)

/** Where visitors are asked whether their tenant may be told what they look at; nothing on a site that asks nobody. */
export function ConsentPlace() {
  const consent = useOpenConsent()
  return consent !== null && <ConsentPanel consent={consent} />
}
