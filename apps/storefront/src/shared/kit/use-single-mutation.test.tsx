import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

import { useSingleMutation } from './use-single-mutation.ts'

/** Renders a mutation whose calls end when the test says so. */
function openMutation() {
  const sent: { word: string; answer: (answer: string) => void; fail: () => void }[] = []
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () =>
      useSingleMutation({
        mutationFn: (word: string) =>
          new Promise<string>((answer, fail) => {
            sent.push({ word, answer, fail: () => fail(new Error('refused')) })
          }),
      }),
    { wrapper },
  )
  const press = (...words: readonly string[]) =>
    act(async () => {
      for (const word of words) result.current.mutate(word)
    })
  return { result, sent, press, words: () => sent.map(({ word }) => word) }
}

it('CHK-8 of two presses before the button is busy only the first one sends a call', async () => {
  const { result, press, words } = openMutation()

  await press('first', 'second')

  expect(words()).toEqual(['first'])
  await waitFor(() => expect(result.current.isPending).toBe(true))
})

it('CHK-8 after an answer, and after a failure, the next press sends a call again', async () => {
  const { sent, press, words } = openMutation()
  await press('first')
  await act(async () => sent[0]?.answer('done'))
  await press('second')
  await act(async () => sent[1]?.fail())

  await press('third')

  expect(words()).toEqual(['first', 'second', 'third'])
})

it('CHK-8 a call that was forgotten while it was under way does not keep the next press back', async () => {
  const { result, press, words } = openMutation()
  await press('first')
  await act(async () => result.current.reset())

  await press('second')

  expect(words()).toEqual(['first', 'second'])
})
