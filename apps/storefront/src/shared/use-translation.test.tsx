import { changeLanguage, createI18n, I18nProvider, loadMessages, useTranslation } from '@selat/i18n'
import type { I18n, LoadMessages } from '@selat/i18n'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

/** An instance whose texts of one namespace come when the test says so. */
async function createHeld(held: string) {
  let release = () => undefined as void
  const gate = new Promise<void>((resolve) => (release = resolve))
  const load: LoadMessages = async (language, namespace) => {
    if (namespace === held) await gate
    return loadMessages(language, namespace)
  }
  return { i18n: await createI18n({ language: 'EN', load }), release }
}

const show = (i18n: I18n, children: ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <Suspense fallback="waiting">{children}</Suspense>
    </I18nProvider>,
  )

function Seats() {
  const { t } = useTranslation(['ferry', 'common'])
  return `${t('sailing.seatsLeft', { count: 2 })}, ${t('common:action.retry')}`
}

it('I18-3 texts that are not there yet are waited for', async () => {
  const { i18n, release } = await createHeld('ferry')
  await act(async () => show(i18n, <Seats />))
  expect(screen.getByText('waiting')).toBeVisible()

  await act(async () => release())

  expect(await screen.findByText('2 seats left, Try again')).toBeVisible()
})

function Patient() {
  const { t } = useTranslation('account', { useSuspense: false })
  return t('login.signedOut')
}

it('I18-3 where nothing may wait, the texts show once they are there', async () => {
  const { i18n, release } = await createHeld('account')
  show(i18n, <Patient />)
  expect(screen.getByText('login.signedOut')).toBeVisible()

  await act(async () => release())

  expect(await screen.findByText('You are logged out')).toBeVisible()
})

it('I18-1 another language shows at once, and t stays the same until then', async () => {
  const i18n = await createI18n({ language: 'EN', preload: ['ferry'], load: loadMessages })
  const seen = new Set<unknown>()
  function Watched() {
    const { t } = useTranslation('ferry')
    seen.add(t)
    return t('sailing.seatsLeft', { count: 2 })
  }
  const { rerender } = show(i18n, <Watched />)
  rerender(
    <I18nProvider i18n={i18n}>
      <Suspense fallback="waiting">
        <Watched />
      </Suspense>
    </I18nProvider>,
  )
  expect(seen.size).toBe(1)

  await act(() => changeLanguage(i18n, 'ZHTD'))

  expect(screen.getByText('剩餘 2 個座位')).toBeVisible()
  expect(seen.size).toBe(2)
})
