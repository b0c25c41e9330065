import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

type SingleMutation<Answer, Input, Context> = Omit<
  UseMutationResult<Answer, Error, Input, Context>,
  'mutateAsync'
>

/**
 * Returns a mutation that a button starts. A second press while it is under way does nothing. Two presses may come before
 * React has rendered the busy button, so that `isPending` and the button cannot prevent the second one.
 */
export function useSingleMutation<Answer, Input = void, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Input, Context>,
): SingleMutation<Answer, Input, Context> {
  const isUnderWay = useRef(false)
  const { mutateAsync: _, ...mutation } = useMutation({
    ...options,
    onSettled: (...settled) => {
      isUnderWay.current = false
      return options.onSettled?.(...settled)
    },
  })
  const { mutate, reset } = mutation
  return {
    ...mutation,
    mutate: (...call) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(...call)
    },
    /** Forgets the call, also one that is under way: its answer is dropped, and the next press sends another. */
    reset: () => {
      isUnderWay.current = false
      reset()
    },
  }
}
