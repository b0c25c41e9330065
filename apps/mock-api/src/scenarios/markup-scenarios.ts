import { asAgent, authority, booker, owner, signedOut } from './agency-steps.ts'
import type { Scenario, ScenarioCall } from './scenario.ts'

const five = { Product: null, Operator: null, Percent: 5, PerPerson: [] }
const get: ScenarioCall = { operation: 'getMarkup', ...asAgent }
const save: ScenarioCall = { operation: 'saveMarkup', ...asAgent, body: { Rules: [five] } }

/** The scenarios of an agency's markup. */
export const markupScenarios: readonly Scenario[] = [
  {
    id: 'markup-read',
    title: 'Markup read',
    what: 'The rules that the agency begins with.',
    given: [booker],
    call: get,
    expected: { answered: { '/Rules/0/Percent': 5, '/UpdatedAt': null } },
  },
  {
    id: 'markup-saved',
    title: 'Markup saved',
    what: 'The owner leaves one rule.',
    given: [owner],
    call: save,
    expected: { answered: { '/Rules/0/Percent': 5, '/UpdatedBy': 'Rizal Hakim' } },
  },
  {
    id: 'markup-saved-elsewhere',
    title: 'Markup saved by two owners',
    what: 'It was read before the other owner saved another rule.',
    given: [owner, { ...save, body: { Rules: [] } }],
    call: { ...save, query: { ...asAgent.query, unchangedSince: '1970-01-01T00:00:00Z' } },
    expected: { refused: 'conflict' },
  },
  {
    id: 'markup-duplicate',
    title: 'Two rules for the same',
    what: 'Both are for every product.',
    given: [owner],
    call: { ...save, body: { Rules: [five, five] } },
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'markup-by-booker',
    title: 'Markup saved by a booker',
    what: 'Only an owner says what is added.',
    given: [booker],
    call: save,
    expected: { refused: 'forbidden' },
  },
  {
    id: 'markup-by-authority',
    title: 'Markup read by an authority',
    what: 'It is an agency’s own.',
    given: [authority],
    call: get,
    expected: { refused: 'forbidden' },
  },
  ...[get, save].map((call): Scenario => ({
    id: `markup-${call === get ? 'read' : 'save'}-signed-out`,
    title: `Markup ${call === get ? 'read' : 'saved'} without a session`,
    what: 'The token is nobody’s.',
    call: signedOut(call),
    expected: { refused: 'unauthorized' },
  })),
]
