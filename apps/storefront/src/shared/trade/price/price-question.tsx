import { useFormat } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import type { PriceChange } from './use-price-question.ts'

/** The difference between the shown price and the new one. */
export type PriceDifference = { isDearer: boolean; before: string; difference: string }

type PriceQuestionProps = PriceChange & {
  words: {
    title: string
    /** Receives null if the two amounts have different currencies. */
    body: (difference: PriceDifference | null) => string
    accept: string
    back: string
  }
  isSending?: boolean
  accept: () => void
  back: () => void
}

/** Asks whether another price than the shown one is accepted, and names both. Nothing is bought before the answer. */
export function PriceQuestion(props: PriceQuestionProps) {
  const { before, after, words, isSending = false, accept, back } = props
  const format = useFormat()
  const compared = before?.Currency === after.Currency ? before : undefined
  const more = after.Amount - (compared?.Amount ?? 0)
  return (
    <Alert
      variant="warning"
      live="assertive"
      title={words.title}
      action={
        <>
          <Button variant="main" size="sm" loading={isSending} onClick={accept}>
            {words.accept}
          </Button>
          <Button variant="outline" size="sm" onClick={back}>
            {words.back}
          </Button>
        </>
      }
    >
      {words.body(
        compared
          ? {
              isDearer: more > 0,
              before: format.money(compared),
              difference: format.money({ ...after, Amount: Math.abs(more) }),
            }
          : null,
      )}
    </Alert>
  )
}
