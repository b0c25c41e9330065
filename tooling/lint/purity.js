// This rule finds what `no-restricted-globals` and `no-restricted-properties` cannot: a date without an argument reads the
// clock.
const noAmbientDate = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Reads the clock: take the instant as an argument.' })
    const isDate = (callee) => callee.type === 'Identifier' && callee.name === 'Date'
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node)
      },
    }
  },
}

export default { meta: { name: 'purity' }, rules: { 'no-ambient-date': noAmbientDate } }
