/**
 * The licences (SPDX) of code and fonts that may be distributed with a product under Apache-2.0.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/**
 * Whether an SPDX expression allows use of the package: one side of each OR, and both sides of each AND. Unknown and missing
 * licences are not allowed.
 */
export function isAllowed(expression: string): boolean {
  const words = expression.match(/\(|\)|[^\s()]+/g) ?? []
  let at = 0
  const one = (): boolean => {
    const word = words[at++] ?? ''
    if (word !== '(') return ALLOWED.has(word)
    const isInside = alternatives()
    at += 1
    return isInside
  }
  const together = (): boolean => {
    let areAll = one()
    while (words[at] === 'AND') {
      at += 1
      areAll = one() && areAll
    }
    return areAll
  }
  function alternatives(): boolean {
    let isAny = together()
    while (words[at] === 'OR') {
      at += 1
      isAny = together() || isAny
    }
    return isAny
  }
  return alternatives() && at === words.length
}
