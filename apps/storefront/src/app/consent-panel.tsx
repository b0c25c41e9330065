import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { chooseConsent, type Consent } from '../shared/app/analytics/consent.ts'
import { paths } from '../shared/app/paths.ts'
import { useTenant } from '../shared/app/tenant.ts'

type ConsentPanelProps = { consent: Consent | 'unasked' }

/**
 * Asks whether the tenant may record what the visitor views and buys. The panel covers the end of the window, moves no content
 * and takes no focus. Each answer takes one press, and both look alike.
 */
export function ConsentPanel({ consent }: ConsentPanelProps) {
  const { t } = useTranslation(['consent', 'common'])
  const format = useFormat()
  const { Name } = useTenant()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isReopened = consent !== 'unasked'
  useEffect(() => keepPageInSight(panel.current), [])
  useEffect(() => {
    if (!isReopened) return undefined
    // If the visitor opened the panel, it takes the focus, and returns it when it closes.
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isReopened])
  return (
    <section
      ref={panel}
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-border bg-raised text-foreground shadow-raised clear-of-edges print:hidden"
    >
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-4 sm:px-6">
        <div className="max-w-3xl text-sm">
          <h2
            id="consent-title"
            ref={heading}
            tabIndex={-1}
            className="text-base font-semibold outline-none"
          >
            {t('title')}
          </h2>
          <p className="mt-1">
            {t('body', { company: Name })}
            {format.sentenceGap}
            <Link to={paths.privacyPolicy()} className="underline underline-offset-4">
              {t('common:nav.privacyPolicy')}
            </Link>
          </p>
          {isReopened && (
            <p className="mt-1 font-semibold">{t(consent === 'granted' ? 'granted' : 'denied')}</p>
          )}
        </div>
        <div className="grid grow grid-cols-2 gap-3 sm:max-w-xs">
          <Button variant="outline" onClick={() => chooseConsent('granted')}>
            {t('allow')}
          </Button>
          <Button variant="outline" onClick={() => chooseConsent('denied')}>
            {t('decline')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Keeps focused elements from being hidden by the panel, and lets the end of the page be scrolled above it. */
function keepPageInSight(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel || !('ResizeObserver' in globalThis)) return undefined
  const { documentElement, body } = document
  const observer = new ResizeObserver(() => {
    const height = `${panel.offsetHeight}px`
    documentElement.style.scrollPaddingBottom = height
    body.style.paddingBottom = height
  })
  observer.observe(panel)
  return () => {
    observer.disconnect()
    documentElement.style.scrollPaddingBottom = ''
    body.style.paddingBottom = ''
  }
}
