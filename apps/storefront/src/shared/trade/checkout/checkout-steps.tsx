import { useTranslation } from '@selat/i18n'
import { Steps } from '@selat/ui/steps'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../app/paths.ts'

const names = ['cart', 'details', 'payment', 'ticket'] as const

export type CheckoutStepsProps = { current: (typeof names)[number]; className?: string }

/**
 * Shows the steps from the cart to the ticket. Only the cart is a link, because an order that was placed cannot be
 * undone by going back.
 */
export function CheckoutSteps({ current, className }: CheckoutStepsProps) {
  const { t } = useTranslation('order')
  return (
    <Steps
      label={t('steps.label')}
      current={names.indexOf(current)}
      doneText={t('steps.done')}
      steps={names.map((name) => ({
        name: t(`steps.${name}`),
        ...(name === 'cart' && current === 'details' && { link: toCartLink }),
      }))}
      {...(className !== undefined && { className })}
    />
  )
}

function toCartLink(text: ReactNode) {
  return (
    <Link to={paths.cart()} className="underline underline-offset-4">
      {text}
    </Link>
  )
}
