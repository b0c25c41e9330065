import { parseArgs } from 'node:util'

import type { Choice, Runner } from './runners.ts'

/** The parsed command line of `pnpm test`. */
export type Request = {
  chosen: Runner[]
  choice: Choice
  isWhole: boolean
  isRecording: boolean
  /** The number of times that the chosen tests run, one after the other. */
  repeats: number
}

/**
 * Reads `test [runner …] [file …] [-t title] [--record] [--repeat times]`. A file without a runner selects the runner of its
 * folder; without either, everything runs. Throws one sentence if the words are wrong.
 */
export function chooseRunners(typed: string[], runners: Runner[]): Request {
  const { values, positionals } = parseArgs({
    args: typed,
    allowPositionals: true,
    options: {
      title: { type: 'string', short: 't' },
      record: { type: 'boolean', default: false },
      repeat: { type: 'string', default: '1' },
    },
  })
  const named = positionals.filter((word) => runners.some(({ name }) => name === word))
  const files = positionals.filter((word) => !named.includes(word))
  const isOf = ({ folders }: Runner) =>
    files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
  const chosen = runners.filter((runner) => {
    if (named.length > 0) return named.includes(runner.name)
    return files.length === 0 ? !runner.isExtra : isOf(runner)
  })
  if (chosen.length === 0)
    throw new Error(
      `No runner has ${files.join(' ')}. Runners: ${runners.map(({ name }) => name).join(', ')}; files are named from the root.`,
    )
  const repeats = Number(values.repeat)
  if (!Number.isInteger(repeats) || repeats < 1)
    throw new Error(`Tests run a whole number of times, and ${values.repeat} is none.`)
  const isWhole = positionals.length === 0 && values.title === undefined && repeats === 1
  if (values.record && (files.length > 0 || values.title !== undefined || repeats > 1))
    throw new Error('Only all tests of a runner can be recorded, once.')
  const choice = { files, title: values.title }
  return { chosen, choice, isWhole, isRecording: values.record, repeats }
}
