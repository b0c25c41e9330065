import ts from 'typescript'

// For the tests only: finds out which keys a source file asks for, without a type checker.

export type DirectUse = {
  key: string
  /** Namespaces that a bare key may belong to; empty when the file does not say. */
  namespaces: readonly string[]
  /** Names given in the options literal, `undefined` when they cannot be read (a variable, a spread). */
  given: readonly string[] | undefined
}

export type FileUses = {
  direct: DirectUse[]
  /** Beginnings of template keys, with namespaces as above. */
  templates: { prefix: string; namespaces: readonly string[] }[]
  /** Every string of the file: a table of labels names its keys there. */
  strings: Set<string>
  namespaces: Set<string>
}

type Bindings = Map<string, readonly string[]>

export function scanSource(fileName: string, text: string): FileUses {
  const source = ts.createSourceFile(
    fileName,
    text,
    ts.ScriptTarget.Latest,
    true,
    scriptKind(fileName),
  )
  const bindings: Bindings = new Map()
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

/** `const { t } = useTranslation('ferry')` and `const { t: tCart } = useTranslation(['cart', 'common'])`. */
function collectBinding(node: ts.Node, bindings: Bindings, seen: Set<string>): void {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'useTranslation') return
  const first = node.arguments[0]
  const namespaces = first ? stringsIn(first) : ['common']
  for (const namespace of namespaces) seen.add(namespace)
  if (!ts.isVariableDeclaration(node.parent) || !ts.isObjectBindingPattern(node.parent.name)) return
  for (const element of node.parent.name.elements) {
    if ((element.propertyName ?? element.name).getText() === 't')
      bindings.set(element.name.getText(), namespaces)
  }
}

function collectUse(node: ts.Node, bindings: Bindings, uses: FileUses): void {
  if (ts.isStringLiteralLike(node)) uses.strings.add(node.text)
  if (!ts.isCallExpression(node)) return
  const name = calleeName(node.expression)
  const first = node.arguments[0]
  if (name === undefined || first === undefined) return
  const isTranslation = bindings.has(name) || name === 't'
  if (!isTranslation) return
  const namespaces = bindings.get(name) ?? []
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
