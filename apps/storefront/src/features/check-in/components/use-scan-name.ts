import { useTranslation } from '@selat/i18n'

import type { Verdict } from '../model/judge-scan.ts'
import { typedCode } from '../model/read-code.ts'

/** Whom or what a verdict is about: a code that was read from a picture has no words of its own. */
export function useScanName(): (verdict: Verdict) => string {
  const { t } = useTranslation('manifest')
  return ({ Passenger, Number, scan }) =>
    Passenger || Number || typedCode(scan) || t('waiting.scanned')
}
