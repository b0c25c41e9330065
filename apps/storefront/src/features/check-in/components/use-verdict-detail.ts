import { useTranslation } from '@selat/i18n'

import { useScanQueue } from '../../../shared/trade/manifest/scan-queue.ts'
import { tookEffect } from '../model/judge-scan.ts'
import type { Judged } from '../model/recent-verdicts.ts'
import { useVerdictText } from './use-verdict-text.ts'

/** Returns the function that says whether a verdict of this device was sent since. */
export function useIsSentSince(): (verdict: Judged) => boolean {
  const waiting = useScanQueue((line) => line.waiting)
  // If the server had refused the check-in, it would be among the conflicts.
  return (verdict) =>
    tookEffect(verdict) &&
    verdict.by === 'device' &&
    waiting.every(({ Id }) => Id !== verdict.scan.Id)
}

/** Returns the function that gives the details of a verdict as they are now; empty if there are none. */
export function useVerdictDetail(): (verdict: Judged) => string {
  const { t } = useTranslation('manifest')
  const isSentSince = useIsSentSince()
  const textOf = useVerdictText()
  return (verdict) => {
    if (isSentSince(verdict)) return ''
    return verdict.isRecorded === true ? t('verdict.recorded') : textOf(verdict).detail
  }
}
