import { seededRandom } from '../../src/engine/random/random.ts'
import type { Disturb } from '../../src/engine/store/postgres-pool.ts'

/**
 * Refuses one in 25 statements and one in six beginnings and ends of transactions, chosen by the seed. PostgreSQL refuses
 * transactions in this way if it cannot serialise them; every other refusal is a deadlock.
 */
export function refuseSome(seed: string): { disturb: Disturb; refused: () => number } {
  const random = seededRandom(seed)
  let refused = 0
  const disturb: Disturb = (statement) => {
    if (statement === 'rollback') return
    const isEnd = statement === 'commit' || statement.startsWith('start transaction')
    if (random.int(isEnd ? 6 : 25) > 0) return
    refused += 1
    const code = refused % 2 === 0 ? '40P01' : '40001'
    throw Object.assign(new Error(`could not serialize access (${seed})`), { code })
  }
  return { disturb, refused: () => refused }
}
