// Names are for readers who see the code for the first time (docs/glossary.md). So a term of the field replaces each word
// that only its authors would understand.
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

/** Returns the words of a name, with a space before and after each: `letLapse` is ` let lapse `. */
const wordsOf = (name) =>
  ` ${name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_$]+/g, ' ')
    .toLowerCase()} `

/** Returns the fault of a name, in one sentence; undefined if every reader knows its words. */
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
      // Columns and the events of state tables are stored and published under their names, so they keep them.
      if (name.includes('_')) return
      const message = faultOfName(name)
      if (message !== undefined) context.report({ node, message })
    }
  },
}

/**
 * Matches a sentence whose beginning shows that it has no subject of its own, such as “Whose turn it is.” Questions are
 * allowed.
 */
const WITHOUT_SUBJECT =
  /^(Of|Whom|Who|Whoever|Whose|What|Whatever|Where|Wherever|How|Until when|Only now|The same(?=[,.:;]| (as|for|in|of|with) ))\b(?!.*\?$)/

/**
 * Returns the first sentence of a comment without a subject and a verb of its own; undefined if there is none.
 */
export function sentenceWithoutSubject(comment) {
  const text = comment
    .replace(/^\*|@example.*/gs, '')
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .trim()
  return text.split(/(?<=[.!?])\s+(?=[A-Z])/).find((sentence) => WITHOUT_SUBJECT.test(sentence))
}

/**
 * Returns the comments that begin alone on their line. Line comments that follow each other are one comment.
 */
function commentsOf(sourceCode) {
  const joined = []
  for (const { type, value, range, loc } of sourceCode.getAllComments()) {
    const last = joined.at(-1)
    const isNext = last?.type === 'Line' && type === 'Line' && loc.start.line === last.endLine + 1
    if (isNext && /^\s*$/.test(sourceCode.text.slice(last.end, range[0]))) {
      Object.assign(last, { value: `${last.value} ${value}`, end: range[1], endLine: loc.end.line })
    } else joined.push({ type, value, loc, end: range[1], endLine: loc.end.line })
  }
  return joined
}

const fullSentences = {
  meta: { type: 'suggestion' },
  create(context) {
    return {
      'Program:exit'() {
        for (const { value, loc } of commentsOf(context.sourceCode)) {
          const sentence = sentenceWithoutSubject(value)
          if (sentence !== undefined)
            context.report({
              loc,
              message: `Say it with a subject and a verb: “${sentence}” (CONTRIBUTING.md).`,
            })
        }
      },
    }
  },
}

export default {
  meta: { name: 'language' },
  rules: { 'plain-names': plainNames, 'full-sentences': fullSentences },
}
