import { useFormat, useTranslation } from '@selat/i18n'
import type { UnknownValue } from '@selat/sdk'

import { deviceZone } from '../../../shared/device-zone.ts'
import type { Verdict } from '../model/judge-scan.ts'

export type VerdictTone = 'good' | 'warning' | 'bad'
export type VerdictText = { tone: VerdictTone; title: string; detail: string }

/** A verdict in words, for the eye and for the ear. */
export function useVerdictText(): (verdict: Verdict) => VerdictText {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  return ({ Result, CheckedIn, Sailing, by }) => {
    switch (Result) {
      case 'checked_in':
        return {
          tone: 'good',
          title: t('verdict.checkedIn'),
          detail: by === 'device' ? t('verdict.unconfirmed') : '',
        }
      case 'already_checked_in':
        return {
          tone: 'bad',
          title: t('verdict.already'),
          detail: CheckedIn
            ? t('verdict.alreadyAt', {
                time: format.instant(CheckedIn.At, deviceZone()),
                place: CheckedIn.Place,
                name: CheckedIn.By,
              })
            : '',
        }
      case 'other_sailing':
        return {
          tone: 'bad',
          title: t('verdict.otherSailing'),
          detail: Sailing
            ? t('verdict.otherSailingIs', {
                from: Sailing.From,
                to: Sailing.To,
                time: format.localDateTime(Sailing.DepartsAt),
                operator: Sailing.OperatorName,
              })
            : '',
        }
      case 'not_valid':
        return { tone: 'bad', title: t('verdict.notValid'), detail: t('verdict.notValidWhy') }
      case 'unknown_ticket':
        return {
          tone: 'bad',
          title: t('verdict.unknown'),
          detail: t(by === 'device' ? 'verdict.unknownHere' : 'verdict.unknownWhy'),
        }
      case 'undone':
        return {
          tone: 'good',
          title: t('verdict.undone'),
          detail: by === 'device' ? t('verdict.unconfirmed') : '',
        }
      case 'not_checked_in':
        return {
          tone: 'warning',
          title: t('verdict.notCheckedIn'),
          detail: t('verdict.nothingToUndo'),
        }
      case 'undo_refused':
        return { tone: 'bad', title: t('verdict.undoRefused'), detail: t('verdict.hasSailed') }
      case 'too_old':
        return { tone: 'bad', title: t('verdict.tooOld'), detail: t('verdict.tooOldWhy') }
      default:
        Result satisfies UnknownValue
        return { tone: 'warning', title: t('verdict.other'), detail: t('verdict.otherWhy') }
    }
  }
}
