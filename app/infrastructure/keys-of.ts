import type { Env } from './env.server.ts'

/** Shorter ones guard nothing, and would be found in other words. */
const shortestKey = 6

/** A model server that takes any key is often given a plain word, such as its own name. */
const shortestModelKey = 12

/** Every key and password that the environment gives to the program: no one else is to see them. */
export function keysOf(env: Env): string[] {
	const { sessionSecret, earlierSessionSecrets, stripe, model, social, inboundMail } = env
	const modelKey = model && model.apiKey.length >= shortestModelKey ? model.apiKey : null
	const providers = Object.values(social).map((provider) => provider?.clientSecret)
	const addresses = [env.smtpUrl, env.databaseUrl].flatMap(passwordsIn)
	const all = [sessionSecret, ...earlierSessionSecrets, stripe?.secretKey, stripe?.webhookSecret, modelKey, inboundMail?.webhookSecret]
	return [...all, ...providers, ...addresses].filter((key): key is string => key !== undefined && key !== null && key.length >= shortestKey)
}

/** A text with each key in it replaced by '[removed]'. */
export function withoutKeys(text: string, keys: readonly string[]): string {
	return keys.reduce((rest, key) => rest.replaceAll(key, '[removed]'), text)
}

/** The password of an address, as it is written there and as it is meant. */
function passwordsIn(address: string | undefined): string[] {
	const password = address && new URL(address).password
	return password ? [password, decodeURIComponent(password)] : []
}
