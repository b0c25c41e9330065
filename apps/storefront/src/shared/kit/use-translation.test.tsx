import {
  changeLanguage,
  createI18n,
  forgetFailedTexts,
  type I18n,
  I18nProvider,
  loadMessages,
  type LoadMessages,
  replaceTexts,
  TextsNotArrived,
  useTranslation,
} from '@selat/i18n'
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

/** Creates an instance whose texts of one namespace come when the test says so. */
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

it('I18-3 a component waits for texts that are not there yet', async () => {
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

it('I18-3 a component that may not wait shows its texts once they are there', async () => {
  const { i18n, release } = await createHeld('account')
  show(i18n, <Patient />)
  expect(document.body).not.toHaveTextContent('login.signedOut')

  await act(async () => release())

  expect(await screen.findByText('You are logged out')).toBeVisible()
})

it('I18-3 texts that load on use are asked for by the first text, and show once they are there', async () => {
  const load = vi.fn<LoadMessages>(loadMessages)
  const i18n = await createI18n({ language: 'EN', load })
  const asksForAccount = () => load.mock.calls.some(([, namespace]) => namespace === 'account')
  function Told({ isTold }: { isTold: boolean }) {
    const { t } = useTranslation('account', { useSuspense: false, loadsWhenUsed: true })
    return isTold ? t('login.signedOut') : 'nothing'
  }
  const { rerender } = render(<Told isTold={false} />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  expect(screen.getByText('nothing')).toBeVisible()
  expect(asksForAccount()).toBe(false)

  rerender(<Told isTold />)

  expect(await screen.findByText('You are logged out')).toBeVisible()
  expect(asksForAccount()).toBe(true)
})

it('I18-1 another language shows at once, and t is the same function until then', async () => {
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

it('I18-3 a text that was not there when it was first asked for is shown once it is', async () => {
  const { i18n, release } = await createHeld('ferry')
  // A component names the namespaces of its texts; this one leaves out one of them.
  const ofFerry = 'ferry:results.searching' as 'action.retry'
  function Early({ round }: { round: number }) {
    const { t } = useTranslation('common')
    return `${round} ${t(ofFerry)}`
  }
  const { rerender } = render(<Early round={1} />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  expect(document.body).toHaveTextContent(/^1$/)

  release()
  await i18n.loadNamespaces('ferry')
  rerender(<Early round={2} />)

  expect(document.body).toHaveTextContent(/^2 \S+/)
})

class Boundary extends Component<{ i18n: I18n; children: ReactNode }> {
  override state = { failure: null as unknown }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  override componentDidCatch(): void {
    forgetFailedTexts(this.props.i18n)
  }

  override render() {
    if (this.state.failure === null) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ failure: null })}>
        {this.state.failure instanceof TextsNotArrived ? 'not arrived' : 'broken'}
      </button>
    )
  }
}

afterEach(() => vi.restoreAllMocks())

it('APP-8 texts that cannot be loaded go to the boundary, and are asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isGone = true
  const load = vi.fn<LoadMessages>(async (language, namespace) => {
    if (isGone && namespace === 'ferry') throw new Error('404')
    return loadMessages(language, namespace)
  })
  const i18n = await createI18n({ language: 'EN', load })
  await act(async () =>
    show(
      i18n,
      <Boundary i18n={i18n}>
        <Seats />
      </Boundary>,
    ),
  )
  const retry = await screen.findByRole('button', { name: 'not arrived' })
  expect(load.mock.calls.filter(([, namespace]) => namespace === 'ferry')).toHaveLength(1)

  isGone = false
  await act(async () => retry.click())

  expect(await screen.findByText('2 seats left, Try again')).toBeVisible()
})

it('I18-3 texts that are edited while they are shown change on the page', async () => {
  const i18n = await createI18n({ language: 'EN', preload: ['ferry'], load: loadMessages })
  show(i18n, <Seats />)
  expect(screen.getByText('2 seats left, Try again')).toBeVisible()

  act(() =>
    replaceTexts(i18n, {
      language: 'EN',
      namespace: 'common',
      messages: { action: { retry: 'Once more' } },
    }),
  )

  expect(screen.getByText('2 seats left, Once more')).toBeVisible()
})
