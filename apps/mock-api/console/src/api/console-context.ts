import { type ConsoleClient, ConsoleRefusal } from '@selat/mock-api/console'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

import { announce } from '../app/announcements.ts'

export type ConsoleTarget = { client: ConsoleClient; sandbox: string }

export const ConsoleContext = createContext<ConsoleTarget | null>(null)

export function useConsole(): ConsoleTarget {
  const target = use(ConsoleContext)
  if (target === null) throw new Error('There is no console around this.')
  return target
}

type LiveOptions = { everyMs?: number; enabled?: boolean }

/** Loads data of the sandbox, repeatedly while the page is visible. If the server stops, the last data stays. */
export function useLive<Data>(
  name: readonly unknown[],
  load: (client: ConsoleClient) => Promise<Data>,
  { everyMs = 2000, enabled = true }: LiveOptions = {},
) {
  const { client, sandbox } = useConsole()
  return useQuery({
    queryKey: [sandbox, ...name],
    queryFn: () => load(client),
    refetchInterval: everyMs,
    enabled,
  })
}

/**
 * Returns the mutation for an action on the sandbox. All shown data is loaded again afterwards, because most actions
 * affect other sections.
 */
export function useAct<Input = void, Answer = unknown>(
  work: (client: ConsoleClient, input: Input) => Promise<Answer>,
  options: {
    said?: (answer: Answer, input: Input) => string
    onDone?: (answer: Answer) => void
  } = {},
) {
  const { client } = useConsole()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => work(client, input),
    onSuccess: (answer, input) => {
      options.onDone?.(answer)
      const text = options.said?.(answer, input)
      if (text !== undefined) announce(text)
      void queries.invalidateQueries()
    },
  })
}

/** Whether the server did not answer, or a proxy reported that. */
export function isGone(error: unknown): boolean {
  if (error === null) return false
  return !(error instanceof ConsoleRefusal) || (error.code === null && error.status >= 500)
}

/** Returns the text of a failure, as the server or proxy gave it. */
export function failureText(error: unknown): string {
  if (isGone(error)) return 'The mock does not answer. Nothing was changed.'
  return error instanceof Error ? error.message : String(error)
}
