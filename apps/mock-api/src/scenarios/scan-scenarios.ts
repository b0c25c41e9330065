import {
  bought,
  confirmRefund,
  DAY_SECONDS,
  refundQuoted,
  ticketsKnown,
} from './aftersale-steps.ts'
import { atGate, authority, scan, shown } from './manifest-steps.ts'
import { theOrder } from './sample-order.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const ANOTHER = 'sai_HFC-BTC-PNF-20261212-2020'

/** Makes a scenario of one scan. */
function scanned(
  id: string,
  [title, what]: readonly [string, string],
  result: string,
  call: ScenarioCall,
  given: readonly ScenarioStep[] = atGate,
): Scenario {
  const expected = { answered: { '/Items/0/Result': result } } as const
  return { id: `scan-${id}`, title, what, given, call, expected }
}

const undo = (id: string, changes: Readonly<Record<string, string>> = {}) =>
  scan(id, { Kind: 'undo', ...changes })

/** The scenarios of scans and their results. */
export const scanScenarios: readonly Scenario[] = [
  scanned('checked-in', ['Checked in', 'By the text of the QR code.'], 'checked_in', scan('0001')),
  scanned(
    'by-number',
    ['Checked in by hand', 'By the number below the code, in any case.'],
    'checked_in',
    scan('0002', { Code: '{number}' }),
  ),
  scanned('twice', ['Used before', 'Says where and when.'], 'already_checked_in', scan('0003'), [
    ...atGate,
    scan('0004', { At: '2026-11-20T06:00:00Z' }),
  ]),
  scanned(
    'other-sailing',
    ['At the wrong gate', 'Names the right sailing.'],
    'other_sailing',
    scan('0005', { Sailing: ANOTHER }),
  ),
  scanned(
    'unknown',
    ['A ticket that nobody sold', 'Made up, forged, or for a ship at other terminals.'],
    'unknown_ticket',
    scan('0006', { Code: 'NST-ZZZZZZ-1-1' }),
    [authority],
  ),
  scanned(
    'outside-check-in',
    ['Outside the check-in times', 'Needs a reason; names the times.'],
    'outside_check_in',
    scan('0014', { Reason: '' }),
  ),
  scanned(
    'outside-check-in-reason',
    ['Outside the check-in times, for a reason', 'The same ticket once more, under another id.'],
    'checked_in',
    scan('0015', { Reason: 'The ship is late' }),
    [...atGate, scan('0016', { Reason: '' })],
  ),
  scanned('not-valid', ['A ticket that was given back', 'It is void.'], 'not_valid', scan('0007'), [
    ...atGate.slice(0, -1),
    refundQuoted,
    confirmRefund,
    authority,
  ]),
  scanned(
    'too-old',
    ['Scanned three days ago', 'A device tells its scans within two days.'],
    'too_old',
    scan('0008', { At: '2026-11-17T06:30:00Z' }),
  ),
  scanned('undone', ['A check-in undone', 'The ticket is free again.'], 'undone', undo('0009'), [
    ...atGate,
    scan('0010', { At: '2026-11-20T06:00:00Z' }),
  ]),
  scanned(
    'nothing-to-undo',
    ['Nothing to undo', 'Nobody checked the ticket in.'],
    'not_checked_in',
    undo('0011'),
  ),
  scanned(
    'undo-too-late',
    ['Undone at sea', 'The ship has sailed.'],
    'undo_refused',
    undo('0012', { At: '2026-12-13T06:30:00Z' }),
    [...bought, shown, { advanceSeconds: 23 * DAY_SECONDS }, authority],
  ),
  {
    id: 'refund-checked-in',
    title: 'Cancelled at the gate',
    what: 'Whoever is checked in travels.',
    given: [...bought, ticketsKnown, shown, authority, scan('0013')],
    call: { operation: 'quoteRefund', ...theOrder, body: { Tickets: ['{ticket}'], Items: [] } },
    expected: { refused: 'refund_refused' },
  },
]
