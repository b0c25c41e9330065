type Booking = { order: string; confirmationNumber: string }

type Payment = Booking & {
  id: string
  state: string
  expiresAt: string | null
  settlesAt: string | null
}

type Refund = Booking & { id: string; settlesAt: string | null }

type TopUp = { id: string; number: string; settlesAt: string | null }

/** An event that time will bring, and the order that it concerns; `of` is null if it concerns none. */
type Due = { id: string; what: string; of: Booking | null; at: string }

type Clock = { nowMs: number; isSelfDeciding: boolean }

const SHOWN = 8
const OPEN_STATES = new Set(['ordered', 'pending'])
const SETTLING = new Set(['pending', 'paid'])

/** Lists what time will do to payments, refunds in progress and top-ups, soonest first. */
export function listDue(
  {
    payments,
    refunds,
    topUps,
  }: {
    payments: readonly Payment[]
    refunds: readonly Refund[]
    topUps: readonly TopUp[]
  },
  { nowMs, isSelfDeciding }: Clock,
): Due[] {
  return [
    ...payments.flatMap((payment) => dueOf(payment, isSelfDeciding)),
    ...refunds.map(({ id, order, confirmationNumber, settlesAt }) => ({
      id: `${id} arrives`,
      what: `The refund of ${confirmationNumber} arrives`,
      of: { order, confirmationNumber },
      at: settlesAt,
    })),
    ...topUps.map(({ id, number, settlesAt }) => ({
      id: `${id} decided`,
      what: `The top-up ${number} is decided by itself`,
      of: null,
      at: isSelfDeciding ? settlesAt : null,
    })),
  ]
    .filter((due): due is Due => due.at !== null && Date.parse(due.at) > nowMs)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, SHOWN)
}

function dueOf(
  { id, order, confirmationNumber, state, expiresAt, settlesAt }: Payment,
  isSelfDeciding: boolean,
) {
  const of = { order, confirmationNumber }
  return [
    {
      id: `${id} settles`,
      what: `${confirmationNumber} is paid or approved by itself`,
      of,
      at: isSelfDeciding && SETTLING.has(state) ? settlesAt : null,
    },
    {
      id: `${id} lapses`,
      what: `${confirmationNumber} lapses unless it is paid`,
      of,
      at: OPEN_STATES.has(state) ? expiresAt : null,
    },
  ]
}
