import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { ArrowRight } from 'lucide-react'

import { GoesOnByItself } from './goes-on-by-itself.tsx'
import { InstructionSteps } from './instruction-steps.tsx'

type Instructions = Schemas['CardInstructions'] | Schemas['EWalletInstructions']

export type RedirectPaymentProps = {
  payment: Schemas['Payment']
  instructions: Instructions
  /** Whether the payer has come back from the other page and the server has no result yet. */
  isBack: boolean
}

/**
 * Sends the payer to another page to pay: it says what will happen and links there. After a return without a result, it
 * explains what that means.
 */
export function RedirectPayment({ payment, instructions, isBack }: RedirectPaymentProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const place = usePlace(instructions)
  const { RedirectUrl, Steps } = instructions
  return (
    <>
      {isBack && (
        <Alert live="polite" className="mb-6" title={t('redirect.noResult')}>
          {t('redirect.noResultBody')}
        </Alert>
      )}
      <Card className="p-5 sm:p-6">
        <h2 className="text-xl">{place.title}</h2>
        <InstructionSteps steps={Steps} className="mt-4" />
        {'Brands' in instructions && instructions.Brands.length > 0 && (
          <p className="mt-4 text-sm text-muted-foreground">
            {t('redirect.brands')}{' '}
            <span className="font-semibold text-foreground">
              {format.list(instructions.Brands)}
            </span>
          </p>
        )}
        <Button asChild variant="main" size="lg" className="mt-6 max-sm:w-full">
          <a href={RedirectUrl} rel="noreferrer">
            {isBack ? place.again : place.go}
            <ArrowRight aria-hidden />
          </a>
        </Button>
        <p className="mt-3 text-sm text-muted-foreground">
          {t('redirect.amountThere', { amount: format.money(payment.Amount) })}
        </p>
        {isBack && <GoesOnByItself>{t('instructions.qrAuto')}</GoesOnByItself>}
      </Card>
    </>
  )
}

function usePlace(instructions: Instructions) {
  const { t } = useTranslation('payment')
  if (instructions.Kind === 'card')
    return {
      title: t('redirect.card'),
      go: t('redirect.toCard'),
      again: t('redirect.backToCard'),
    }
  const name = instructions.WalletName
  return {
    title: t('redirect.wallet', { name }),
    go: t('redirect.toWallet', { name }),
    again: t('redirect.backToWallet', { name }),
  }
}
