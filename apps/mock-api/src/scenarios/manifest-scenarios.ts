import { bought } from './aftersale-steps.ts'
import {
  agent,
  as,
  authority,
  FOREIGN,
  hand,
  manifest,
  on,
  query,
  SAILING,
  scan,
} from './manifest-steps.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const somebody: ScenarioStep = { ...manifest, keep: { somebody: '/Passengers/0/Ticket' } }

const read: readonly Scenario[] = [
  {
    id: 'manifest-sailings',
    title: 'Sailings of a terminal',
    what: 'Those that leave the first terminal of the authority today, with their load.',
    given: [authority],
    call: { operation: 'listManifestSailings', ...as },
    expected: {
      answered: { '/Terminal': 'BTC', '/Direction': 'departure', '/Date': '2026-11-20' },
    },
  },
  {
    id: 'manifest',
    title: 'Who travels',
    what: 'Whoever bought, on whatever site; who has not paid is on no manifest.',
    given: [...bought, authority],
    call: manifest,
    expected: { answered: { '/Sailing/Id': SAILING, '/Sailing/CheckedIn': 0 } },
  },
  {
    id: 'manifest-document',
    title: 'A document number',
    what: 'Shown in full, and written down.',
    given: [authority, somebody],
    call: { operation: 'revealDocument', ...on(SAILING), body: { Ticket: '{somebody}' } },
    expected: { answered: { '/RevealedAt': '2026-11-20T06:30:00.000Z' } },
  },
  {
    id: 'manifest-reveals',
    title: 'Who saw document numbers',
    what: 'An export shows all of them.',
    given: [authority, hand],
    call: { operation: 'listReveals', ...on(SAILING) },
    expected: { answered: { '/Items/0/By': 'Sari Wulandari', '/Items/0/Version': 1 } },
  },
  {
    id: 'manifest-same-version',
    title: 'Handed over again',
    what: 'The same passengers are the same version.',
    given: [authority, hand],
    call: hand,
    expected: { answered: { '/Version': 1 } },
  },
  {
    id: 'manifest-new-version',
    title: 'Handed over after somebody bought',
    what: 'Another version, which says who came.',
    given: [authority, hand, ...bought],
    call: hand,
    expected: { answered: { '/Version': 2, '/Changes/Added/0/Name': 'TAN WEI LING' } },
  },
  {
    id: 'manifest-versions',
    title: 'The versions of a manifest',
    what: 'The newest first.',
    given: [authority, hand],
    call: { operation: 'listManifestExports', ...on(SAILING) },
    expected: { answered: { '/Items/0/Version': 1, '/Items/0/Added': 0 } },
  },
  {
    id: 'manifest-version',
    title: 'A version read again',
    what: 'The same bytes as when it was made.',
    given: [authority, hand],
    call: {
      operation: 'getManifestExport',
      ...as,
      path: { id: SAILING, version: '1' },
    },
    expected: { answered: { '/Version': 1, '/Changes/Since': null } },
  },
]

/** Every call about manifests, as an authority makes it. */
const calls: readonly (readonly [name: string, words: string, call: ScenarioCall])[] = [
  ['sailings', 'Sailings', { operation: 'listManifestSailings', ...as }],
  ['read', 'A manifest', manifest],
  [
    'document',
    'A document',
    { operation: 'revealDocument', ...on(SAILING), body: { Ticket: 'tkt_ZZZZZZ' } },
  ],
  ['reveals', 'Who saw documents', { operation: 'listReveals', ...on(SAILING) }],
  ['export', 'An export', hand],
  ['versions', 'Versions', { operation: 'listManifestExports', ...on(SAILING) }],
  [
    'version',
    'A version',
    { operation: 'getManifestExport', ...as, path: { id: SAILING, version: '1' } },
  ],
  ['scans', 'Scans', scan('0000', { Code: 'NST-ZZZZZZ-1-1' })],
]

const refusedUsers: readonly Scenario[] = calls.flatMap(([name, title, call]) => [
  {
    id: `manifest-${name}-visitor`,
    title: `${title} without a session`,
    what: 'Manifests are for authorities that are signed in.',
    call: { ...call, token: 'nobody' },
    expected: { refused: 'unauthorized' },
  },
  {
    id: `manifest-${name}-agent`,
    title: `${title} asked for by an agent`,
    what: 'Manifests are for authorities.',
    given: [agent],
    call,
    expected: { refused: 'forbidden' },
  },
])

const foreign: readonly Scenario[] = calls.flatMap(([name, title, call]): Scenario[] => {
  if (call.operation === 'recordScans') return []
  const elsewhere: ScenarioCall =
    call.operation === 'listManifestSailings'
      ? { ...call, query: { ...query, terminal: 'DSR' } }
      : { ...call, path: { ...call.path, id: FOREIGN } }
  return [
    {
      id: `manifest-${name}-foreign`,
      title: `${title} at another authority's terminal`,
      what: 'A ship is read at its two ends only.',
      given: [authority],
      call: elsewhere,
      expected: { refused: 'not_found' },
    },
  ]
})

/** The scenarios of manifests, exports and scans. */
export const manifestScenarios: readonly Scenario[] = [...read, ...refusedUsers, ...foreign]
