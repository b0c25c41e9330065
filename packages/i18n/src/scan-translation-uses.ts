import ts from 'typescript'

// For tests only: finds the keys that a source file uses, without a type checker.

export type DirectUse = {
  key: string
  /** Namespaces that a bare key may belong to; empty if the file does not say. */
  namespaces: readonly string[]
  /** The names in the options literal; `undefined` if they cannot be read (a variable, a spread). */
  given: readonly string[] | undefined
}

export type FileUses = {
  direct: DirectUse[]
  /** The beginnings of template keys, with namespaces as above. */
  templates: { prefix: string; namespaces: readonly string[] }[]
  /** Every string of the file, because a table of labels names its keys by strings. */
  strings: Set<string>
  namespaces: Set<string>
}

/** A function `t` and the node within which it is valid; the nearest binding of a name counts. */
type Binding = { name: string; scope: ts.Node; namespaces: readonly string[] }

export function scanSource(fileName: string, text: string): FileUses {
  const source = ts.createSourceFile(
    fileName,
    text,
    ts.ScriptTarget.Latest,
    true,
    scriptKind(fileName),
  )
  const bindings: Binding[] = []
  const uses: FileUses = { direct: [], templates: [], strings: new Set(), namespaces: new Set() }
  visit(source, (node) => collectBinding(node, bindings, uses.namespaces))
  visit(source, (node) => collectUse(node, bindings, uses))
  return uses
}

function scriptKind(fileName: string): ts.ScriptKind {
  return fileName.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node)
  ts.forEachChild(node, (child) => visit(child, each))
}

/**
 * Finds bindings such as `const { t } = useTranslation('ferry')`, `const { t: tCart } = useTranslation(['cart',
 * 'common'])` and `t: TFunction<'problem'>`.
 */
function collectBinding(node: ts.Node, bindings: Binding[], seen: Set<string>): void {
  const found = ts.isCallExpression(node) ? fromHook(node) : fromParameter(node)
  for (const binding of found) {
    bindings.push(binding)
    for (const namespace of binding.namespaces) seen.add(namespace)
  }
}

function fromHook(node: ts.CallExpression): Binding[] {
  if (node.expression.getText() !== 'useTranslation') return []
  if (!ts.isVariableDeclaration(node.parent)) return []
  if (!ts.isObjectBindingPattern(node.parent.name)) return []
  const first = node.arguments[0]
  const namespaces = first ? stringsIn(first) : ['common']
  return node.parent.name.elements
    .filter((element) => (element.propertyName ?? element.name).getText() === 't')
    .map((element) => ({ name: element.name.getText(), scope: scopeOf(node), namespaces }))
}

function fromParameter(node: ts.Node): Binding[] {
  if (!ts.isParameter(node) && !ts.isPropertySignature(node)) return []
  if (!node.type || !ts.isTypeReferenceNode(node.type)) return []
  if (node.type.typeName.getText() !== 'TFunction') return []
  const namespaces = node.type.typeArguments?.[0]
    ? stringsIn(node.type.typeArguments[0])
    : ['common']
  // The type of a destructured property may be declared far from its function, so it is valid in the whole file.
  const scope = ts.isParameter(node) ? node.parent : node.getSourceFile()
  return [{ name: node.name.getText(), scope, namespaces }]
}

function scopeOf(node: ts.Node): ts.Node {
  let scope = node.parent
  while (!ts.isFunctionLike(scope) && !ts.isSourceFile(scope)) scope = scope.parent
  return scope
}

function bindingOf(name: string, call: ts.Node, bindings: readonly Binding[]): Binding | undefined {
  for (let scope = scopeOf(call); ; scope = scopeOf(scope)) {
    const found = bindings.find((binding) => binding.name === name && binding.scope === scope)
    if (found || ts.isSourceFile(scope)) return found
  }
}

function collectUse(node: ts.Node, bindings: readonly Binding[], uses: FileUses): void {
  if (ts.isStringLiteralLike(node)) uses.strings.add(node.text)
  if (!ts.isCallExpression(node)) return
  const name = calleeName(node.expression)
  const first = node.arguments[0]
  if (name === undefined || first === undefined) return
  const binding = bindingOf(name, node, bindings)
  if (!binding && name !== 't') return
  const namespaces = binding?.namespaces ?? []
  for (const argument of branches(first)) {
    if (ts.isStringLiteralLike(argument)) {
      uses.direct.push({ key: argument.text, namespaces, given: givenNames(node.arguments[1]) })
    } else if (ts.isTemplateExpression(argument)) {
      uses.templates.push({ prefix: argument.head.text, namespaces })
    }
  }
}

function calleeName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 't' ? 't' : undefined
}

function branches(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression))
    return branches(expression.expression)
  if (!ts.isConditionalExpression(expression)) return [expression]
  return [...branches(expression.whenTrue), ...branches(expression.whenFalse)]
}

function givenNames(options: ts.Expression | undefined): string[] | undefined {
  if (options === undefined) return []
  if (!ts.isObjectLiteralExpression(options)) return undefined
  if (options.properties.some(ts.isSpreadAssignment)) return undefined
  return options.properties.flatMap((property) => (property.name ? [property.name.getText()] : []))
}

function stringsIn(node: ts.Node): string[] {
  const found: string[] = []
  visit(node, (inner) => {
    if (ts.isStringLiteralLike(inner)) found.push(inner.text)
  })
  return found
}
