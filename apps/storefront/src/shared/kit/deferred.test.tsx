import { I18nProvider } from '@selat/i18n'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import {
  onFirstInteraction,
  downloadWaiting,
  watchFirstInteraction,
} from '../app/first-interaction.ts'
import { startI18n } from '../app/i18n.ts'
import { deferred, deferredUntilNear } from './deferred.tsx'

const Panel = ({ name }: { name: string }) => <p>Panel of {name}</p>

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('BENCH a deferred part keeps its place until it is there', async () => {
  let arrive: (part: typeof Panel) => void = () => undefined
  const Late = deferred(() => new Promise<typeof Panel>((resolve) => (arrive = resolve)), {
    place: <p>Its place</p>,
  })
  render(<Late name="Sari" />)
  expect(screen.getByText('Its place')).toBeVisible()

  await act(async () => arrive(Panel))

  expect(screen.getByText('Panel of Sari')).toBeVisible()
})

it('BENCH a deferred part that has been downloaded shows at once', async () => {
  const Late = deferred(() => Promise.resolve(Panel))
  await downloadWaiting()

  render(<Late name="Budi" />)

  expect(screen.getByText('Panel of Budi')).toBeVisible()
})

it('ERR-4 a deferred part that does not load says so in its place and can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<typeof Panel>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Panel)
  const Late = deferred(load)
  const i18n = await startI18n('EN', () => undefined)
  render(
    <I18nProvider i18n={i18n}>
      <h1>The page</h1>
      <Late name="Wei Ling" />
    </I18nProvider>,
  )
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Panel of Wei Ling')).toBeVisible()
})

it('BENCH a part that waits until it is near the window is downloaded then', async () => {
  const window = stubWindow()
  const load = vi.fn<() => Promise<typeof Panel>>().mockResolvedValue(Panel)
  const Late = deferredUntilNear(load, { place: <p>Its place</p> })
  render(<Late name="Made" />)

  await act(async () => window.moveTo(false))
  expect(screen.getByText('Its place')).toBeVisible()
  expect(load).not.toHaveBeenCalled()

  await act(async () => window.moveTo(true))
  expect(screen.getByText('Panel of Made')).toBeVisible()
  expect(window.watched()).toBe(0)
})

it('BENCH a part that is not near the window is downloaded after the first interaction', async () => {
  stubWindow()
  const Late = deferredUntilNear(() => Promise.resolve(Panel), { place: <p>Its place</p> })
  render(<Late name="Ketut" />)

  await act(downloadWaiting)

  expect(await screen.findByText('Panel of Ketut')).toBeVisible()
})

it('BENCH deferred downloads start at the first interaction, and at once after it', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  const download = vi.fn<() => Promise<void>>(() => Promise.resolve())
  onFirstInteraction(download)
  watchFirstInteraction()
  expect(download).not.toHaveBeenCalled()

  await userEvent.keyboard('{Tab}')

  expect(download).toHaveBeenCalledOnce()
  const later = vi.fn<() => Promise<void>>(() => Promise.resolve())
  onFirstInteraction(later)
  expect(later).toHaveBeenCalledOnce()
})

/** Lets a test say whether the window is near, because nothing has a place in jsdom. */
function stubWindow() {
  const watching = new Set<(isNear: boolean) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (isNear: boolean) => void
      constructor(onMove: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = (isIntersecting) => onMove([{ isIntersecting }])
      }
      observe = () => void watching.add(this.tell)
      disconnect = () => void watching.delete(this.tell)
    },
  )
  return {
    moveTo: (isNear: boolean) => watching.forEach((tell) => tell(isNear)),
    watched: () => watching.size,
  }
}
