// Names are for readers who see the code for the first time (docs/glossary.md): a word that only its authors would
// understand has a term of the field in its place.
const TERMS = {
  house: 'the sandbox host, the tenant or the rates',
  'throw away': 'temporary',
  lone: 'single',
  rested: 'debounced',
  lately: 'deferred',
  lapse: 'expire',
  lapsed: 'expired',
  lapses: 'expires',
  sweep: 'due work',
  sweeps: 'due work',
  strike: 'fault',
  stranger: 'the user, visitor or value that it is',
  strangers: 'the users, visitors or values that they are',
  wish: 'selection, request or input',
  wishes: 'selections, requests or inputs',
  words: 'label, text or search terms',
  told: 'the answer, text or record that it is',
  comer: 'visitor',
  comers: 'visitors',
  keeper: 'guard or watchdog',
  odds: 'conflict',
  apart: 'separate',
}

const coined = Object.keys(TERMS)

/** The words of a name, with a space before and after each: `letLapse` is ` let lapse `. */
const wordsOf = (name) =>
  ` ${name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_$]+/g, ' ')
    .toLowerCase()} `

/** What is wrong with a name, in one sentence; undefined where every reader knows its words. */
export function faultOfName(name) {
  const said = wordsOf(name)
  const word = coined.find((known) => said.includes(` ${known} `))
  if (word === undefined) return undefined
  return `\`${name}\` says “${word}”, which readers do not know: ${TERMS[word]} (docs/glossary.md).`
}

const plainNames = {
  meta: { type: 'suggestion' },
  create(context) {
    return {
      'Program:exit'() {
        for (const { variables } of context.sourceCode.scopeManager.scopes)
          for (const { name, defs } of variables)
            for (const { type, name: node } of defs) if (type !== 'ImportBinding') judge(node, name)
      },
      TSPropertySignature: judgeKey,
      TSMethodSignature: judgeKey,
    }

    function judgeKey({ key, computed }) {
      if (!computed && key.type === 'Identifier') judge(key, key.name)
    }

    function judge(node, name) {
      // Columns and the events of state tables are stored and published under their names.
      if (name.includes('_')) return
      const message = faultOfName(name)
      if (message !== undefined) context.report({ node, message })
    }
  },
}

export default { meta: { name: 'language' }, rules: { 'plain-names': plainNames } }
