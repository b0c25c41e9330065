import type { ReactNode } from 'react'

import { useConsole } from '../api/console-context.ts'
import { toHash } from '../app/hash-route.ts'

/** Links an order to the drawings of its money and states. */
export function OrderLink({ order, children }: { order: string; children: ReactNode }) {
  const { sandbox } = useConsole()
  return (
    <a
      href={toHash({ section: 'ledger', sandbox, params: { order } })}
      className="text-brand-text underline underline-offset-4 tabular"
    >
      {children}
    </a>
  )
}

type OrderInTextProps = { text: string; of: { order: string; confirmationNumber: string } }

/** Shows a sentence in which the number of an order is a link to the order. */
export function OrderInText({ text, of: { order, confirmationNumber } }: OrderInTextProps) {
  const [before = '', ...after] = text.split(confirmationNumber)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <OrderLink order={order}>{confirmationNumber}</OrderLink>
      {after.join(confirmationNumber)}
    </>
  )
}
