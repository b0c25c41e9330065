import { checkInPhase } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'

import { useTerminalZone } from '../../../shared/trade/manifest/terminal-clock.tsx'
import type { Verdict } from '../model/judge-scan.ts'

export type VerdictTone = 'good' | 'warning' | 'bad'
export type VerdictText = { tone: VerdictTone; title: string; detail: string }

/**
 * Returns the function that says a verdict in words. Its times are in `ownZone`, which is given if another gate has
 * made it.
 */
export function useVerdictText(ownZone?: string): (verdict: Verdict) => VerdictText {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const timesText = useTimesText()
  const zone = useTerminalZone(ownZone)
  return ({ Result, CheckedIn, Sailing, CheckInTimes, scan, by }) => {
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
                time: format.instant(CheckedIn.At, zone),
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
      case 'outside_check_in':
        return {
          tone: 'warning',
          title: t(isLate(CheckInTimes, scan.At) ? 'verdict.closed' : 'verdict.notOpen'),
          detail: CheckInTimes ? timesText(CheckInTimes) : '',
        }
      default:
        Result satisfies UnknownValue
        return { tone: 'warning', title: t('verdict.other'), detail: t('verdict.otherWhy') }
    }
  }
}

function isLate(times: Schemas['CheckInTimes'] | null, at: string): boolean {
  if (times === null) return false
  return checkInPhase({ opensAt: times.OpensAt, closesAt: times.ClosesAt }, at) === 'late'
}

/** Returns the function that says when check-in of a sailing is open, with the day and zone. */
export function useTimesText(): (times: Schemas['CheckInTimes']) => string {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  return ({ OpensAt, ClosesAt, TimeZone }) =>
    t('verdict.openFromUntil', {
      date: format.date(OpensAt, 'short'),
      from: format.time(OpensAt),
      until: `${format.time(ClosesAt)} ${format.zone(TimeZone, ClosesAt)}`,
    })
}
