// On a server, everything that a module keeps is shared by all visitors. So state must be made by `perVisitor` or
// `visitorStore`.
const FILLED = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])
const STATEFUL = new Set(['QueryClient', 'AbortController', 'EventTarget', 'BroadcastChannel'])
const STORES = new Set(['createStore', 'create'])
const CHANGES = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill'.split(' '),
)

const noModuleState = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} is state of a module, which all visitors of a server share: make it with perVisitor().`,
      })
    return {
      Program(program) {
        for (const statement of program.body) {
          const declaration =
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declaration?.type !== 'VariableDeclaration' || declaration.declare) continue
          for (const declarator of declaration.declarations) judge(declaration, declarator)
        }
      },
    }

    function judge({ kind }, declarator) {
      const name = declarator.id.name ?? 'This'
      if (kind !== 'const') return report(declarator, `\`${kind} ${name}\``)
      if (isToBeFilled(declarator)) return report(declarator, `What \`${name}\` is filled with`)
      if (isStateful(declarator.init)) return report(declarator, `\`${name}\``)
      const change = context.sourceCode
        .getDeclaredVariables(declarator)
        .flatMap(({ references }) => references)
        .find(({ identifier }) => isChanged(identifier) && isLater(identifier))
      if (change) report(change.identifier, `\`${name}\``)
    }
  },
}

/**
 * Whether a collection will be filled. An empty one will, unless its type says that nobody fills it.
 */
function isToBeFilled({ id, init }) {
  const type = id.typeAnnotation?.typeAnnotation
  if (type?.operator === 'readonly' || /^Readonly/.test(type?.typeName?.name ?? '')) return false
  if (init?.type === 'NewExpression')
    return FILLED.has(init.callee.name) && init.arguments.length === 0
  return (
    (init?.type === 'ArrayExpression' && init.elements.length === 0) ||
    (init?.type === 'ObjectExpression' && init.properties.length === 0)
  )
}

function isStateful(init) {
  if (init?.type === 'ConditionalExpression')
    return isStateful(init.consequent) || isStateful(init.alternate)
  if (init?.type === 'NewExpression') return STATEFUL.has(init.callee.name)
  // `create<State>()(…)` is another form of zustand's `create`.
  const callee = init?.type === 'CallExpression' ? init.callee : undefined
  return STORES.has(callee?.name) || STORES.has(callee?.callee?.name)
}

/** Whether the value of a name is changed at this place, in itself or in one of its parts. */
function isChanged(identifier) {
  let whole = identifier
  while (whole.parent.type === 'MemberExpression' && whole.parent.object === whole) {
    const { parent } = whole
    const isCalled = parent.parent.type === 'CallExpression' && parent.parent.callee === parent
    if (isCalled) return CHANGES.has(parent.property.name)
    whole = parent
  }
  const { parent } = whole
  if (parent.type === 'CallExpression')
    return (
      parent.arguments[0] === whole &&
      parent.callee.object?.name === 'Object' &&
      ['assign', 'defineProperty'].includes(parent.callee.property?.name)
    )
  if (whole === identifier) return false
  return (
    (parent.type === 'AssignmentExpression' && parent.left === whole) ||
    parent.type === 'UpdateExpression' ||
    (parent.type === 'UnaryExpression' && parent.operator === 'delete')
  )
}

/**
 * Whether code runs after its module was loaded. The work of a module while it is loaded is equal for everybody.
 */
function isLater(node) {
  for (let up = node.parent; up; up = up.parent)
    if (/Function/.test(up.type) || up.type === 'MethodDefinition') return true
  return false
}

export default { meta: { name: 'visitors' }, rules: { 'no-module-state': noModuleState } }
