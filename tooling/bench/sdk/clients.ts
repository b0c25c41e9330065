import { join } from 'node:path'

import { root } from '../../process/run.ts'

/** The folder to which the programs are copied, with their generated code. */
export const workshop = join(root, '.cache/bench-sdk')

export type Client = {
  /** The file of its program. */
  readonly id: string
  readonly name: string
  /**
   * Whether its answers are checked against the contract. Only clients of the same kind are compared.
   */
  readonly isChecked: boolean
}

const plain = (id: string, name: string): Client => ({ id, name, isChecked: false })
const checked = (id: string, name: string): Client => ({ id, name, isChecked: true })

export const CLIENTS: readonly Client[] = [
  plain('fetch', 'fetch, typed by hand'),
  plain('openapi-fetch', 'openapi-fetch'),
  plain('selat', '@selat/sdk'),
  plain('ky', 'ky'),
  plain('hey-api', 'hey-api'),
  plain('axios', 'axios'),
  checked('selat-zod', '@selat/sdk, answers given to /zod'),
  checked('selat-validate', '@selat/sdk, `validate: true`'),
  checked('hey-api-zod', 'hey-api with its zod plugin'),
]
