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

/** What the sandbox says now, asked again and again while the page is seen. What was there stays when the server goes. */
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

/** Something done to the sandbox. Everything shown is asked anew, for most deeds have effects elsewhere. */
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

/** Nobody answered, or a proxy said that nobody does. */
export function isGone(error: unknown): boolean {
  if (error === null) return false
  return !(error instanceof ConsoleRefusal) || (error.code === null && error.status >= 500)
}

/** What went wrong, in the words of whoever refused. */
export function failureText(error: unknown): string {
  if (isGone(error)) return 'The mock does not answer. Nothing was changed.'
  return error instanceof Error ? error.message : String(error)
}
