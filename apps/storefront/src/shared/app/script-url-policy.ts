/** A Trusted Types policy for the addresses of scripts. TypeScript does not know Trusted Types yet. */
type ScriptUrlPolicy = { createScriptURL: (url: string) => string }
declare const trustedTypes:
  | { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy }
  | undefined

/**
 * Makes the Trusted Types policy of this name. Code may start only those scripts that a policy allows, and the content
 * security policy lists the names that a policy may have. A page may make a policy of one name once; the browser throws a
 * TypeError for a second one, and for a name that is not listed.
 */
export function scriptUrlPolicy(
  name: string,
  isAllowed: (url: string) => boolean,
): ScriptUrlPolicy {
  const rules: ScriptUrlPolicy = {
    createScriptURL: (url) => {
      if (!isAllowed(url)) throw new TypeError(`${url} is no script of the policy ${name}.`)
      return url
    },
  }
  return typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(name, rules)
}
