import { useTranslation } from '@selat/i18n'

import type { Verdict } from '../model/judge-scan.ts'
import { typedCode } from '../model/read-code.ts'

/**
 * Returns the name of a verdict's passenger, or else the ticket number. A code that was read from a picture has no readable
 * text, so it gets a general name.
 */
export function useScanName(): (verdict: Verdict) => string {
  const { t } = useTranslation('manifest')
  return ({ Passenger, Number, scan }) =>
    Passenger || Number || typedCode(scan) || t('waiting.scanned')
}
