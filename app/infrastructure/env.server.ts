import { z } from 'zod'

const loopbackHosts = ['127.0.0.1', '::1', 'localhost']

const url = (...protocols: string[]) =>
	z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
		error: `expects a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
	})

/** A server's address must have no password and no query: the product shows it to everybody whose words go there. */
const plainAddress = ({ username, password, search, hash }: URL) => [username, password, search, hash].every((part) => part === '')

/** An empty variable counts as unset: `SMTP_URL=` in a .env file switches nothing on. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const visible = z.string().regex(/^[\x21-\x7e]+$/, { error: 'expects a value without spaces' })

const issuer = z.string().refine((value) => URL.canParse(value) && plainAddress(new URL(value)) && isSafeIssuer(new URL(value)), {
	error: 'expects the https address of an OpenID provider; http only on this machine',
})

function isSafeIssuer({ protocol, hostname }: URL): boolean {
	return protocol === 'https:' || (protocol === 'http:' && /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname))
}

const portError = { error: 'expects a port number from 0 to 65535' }
const port = z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError)

const Environment = z.object({
	NODE_ENV: optional(z.enum(['production', 'development', 'test'], { error: 'expects production, development or test' })),
	PORT: optional(port),
	HOST: optional(z.string()),
	APP_URL: optional(url('http:', 'https:')),
	DATA_DIR: optional(z.string()),
	DATABASE_URL: optional(url('postgresql:', 'postgres:')),
	STORAGE_URL: optional(url('s3:')),
	SMTP_URL: optional(url('smtp:', 'smtps:')),
	MAIL_FROM: optional(z.string()),
	SESSION_SECRET: optional(z.string().min(32, { error: 'expects at least 32 random characters' })),
	SESSION_SECRET_EARLIER: optional(
		z.string().regex(/^[^\s,]{32,}(?:[\s,]+[^\s,]{32,})*$/, { error: 'expects earlier values of SESSION_SECRET, separated by commas' }),
	),
	AUTH_DEV_BYPASS: optional(z.enum(['0', '1'], { error: 'expects 1 or 0' })),
	TRUST_PROXY: optional(z.enum(['0', '1'], { error: 'expects 1 or 0' })),
	LOG_LEVEL: optional(
		z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
			error: 'expects fatal, error, warn, info, debug, trace or silent',
		}),
	),
	OPENAI_API_KEY: optional(z.string().regex(/^[\x21-\x7e]+$/, { error: 'expects a key without spaces' })),
	OPENAI_BASE_URL: optional(
		url('https:', 'http:').refine((value) => !URL.canParse(value) || plainAddress(new URL(value)), {
			error: 'expects a URL without user name, password, query or fragment',
		}),
	),
	OPENAI_MODEL: optional(z.string().regex(/^\S{1,200}$/, { error: 'expects the name of a model, without spaces' })),
	OPENAI_CONTEXT: optional(
		z.coerce
			.number({ error: 'expects a number of tokens from 2000 to 10000000' })
			.int({ error: 'expects a number of tokens from 2000 to 10000000' })
			.min(2000, { error: 'expects a number of tokens from 2000 to 10000000' })
			.max(10_000_000, { error: 'expects a number of tokens from 2000 to 10000000' }),
	),
	LOCAL_MODEL: optional(
		z.union([z.enum(['auto', 'off']), url('http:', 'https:')], { error: 'expects auto, off, or the URL of a model server' }),
	),
	COMPANY_NAME: optional(z.string().regex(/^[^\p{Cc}<>]{1,200}$/u, { error: 'expects a name of at most 200 characters, on one line' })),
	CONTACT_EMAIL: optional(z.email({ error: 'expects an email address' })),
	CONTACT_PHONE: optional(z.string().regex(/^\+?[\d\s().-]{5,32}$/, { error: 'expects a phone number' })),
	CONTACT_ADDRESS: optional(z.string().regex(/^[^\p{Cc}<>]{1,300}$/u, { error: 'expects a postal address on one line' })),
	BOOKING_URL: optional(url('https:')),
	GOOGLE_CLIENT_ID: optional(visible),
	GOOGLE_CLIENT_SECRET: optional(visible),
	GOOGLE_ISSUER: optional(issuer),
	LINKEDIN_CLIENT_ID: optional(visible),
	LINKEDIN_CLIENT_SECRET: optional(visible),
	LINKEDIN_ISSUER: optional(issuer),
	MICROSOFT_CLIENT_ID: optional(visible),
	MICROSOFT_CLIENT_SECRET: optional(visible),
	MICROSOFT_ISSUER: optional(issuer),
	INBOUND_MAIL_DOMAIN: optional(
		z
			.string()
			.regex(/^(?=.{3,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,}$/i, { error: 'expects a domain, such as in.example.com' }),
	),
	INBOUND_SMTP_PORT: optional(port),
	INBOUND_SMTP_CERT: optional(z.string()),
	INBOUND_SMTP_KEY: optional(z.string()),
	INBOUND_WEBHOOK_SECRET: optional(z.string().min(32, { error: 'expects at least 32 random characters' })),
	STRIPE_SECRET_KEY: optional(visible),
	STRIPE_WEBHOOK_SECRET: optional(visible),
	STRIPE_API_URL: optional(
		z.string().refine((value) => URL.canParse(value) && plainAddress(new URL(value)) && isSafeIssuer(new URL(value)), {
			error: 'expects the https address of a server that speaks as Stripe does; http only on this machine',
		}),
	),
	STRIPE_PRICE_BUILDER: optional(visible),
	STRIPE_PRICE_STARTUP: optional(visible),
	STRIPE_PRICE_SCALE: optional(visible),
	GIT_VERSION: optional(z.string()),
	GIT_BRANCH: optional(z.string()),
	GIT_COMMIT: optional(z.string()),
})

/** The settings from the environment, checked once at start. */
export interface Env {
	mode: 'production' | 'development' | 'test'
	port: number
	host: string
	/** Whether HOST is not loopback, so that others can reach the program. */
	public: boolean
	/** Origin for links in mails, without a trailing slash. */
	appUrl: string
	dataDir: string
	databaseUrl: string | undefined
	smtpUrl: string | undefined
	mailFrom: string
	sessionSecret: string | undefined
	/** Values that SESSION_SECRET had before: what was encrypted with them can still be read. The newest first. */
	earlierSessionSecrets: readonly string[]
	authDevBypass: boolean
	/** Whether X-Forwarded-For and -Proto of a proxy in front are trusted. */
	trustProxy: boolean
	logLevel: string
	/** What the program was built from, where the operator says it; the build knows the rest. */
	git: { version?: string; branch?: string; shortCommit?: string }
	/** The sign-in providers that are offered, each with what it knows this program by. */
	social: Readonly<Partial<Record<'google' | 'linkedin' | 'microsoft', SocialSettings>>>
	/** How to reach the payment service; `null`: the local test checkout on loopback, and nothing is sold when public. */
	stripe: StripeKeys | null
	/** The language model that explains and extends findings; `null`: the embedded engine alone. */
	model: ModelSettings | null
	/** Where to look for a model on this machine without a key: addresses with `/v1`; none when the program is public or set not to look. */
	localModels: readonly string[]
	/** The model's context in tokens, as the operator set it; also for a model on this machine. */
	modelContext: number | undefined
	/** Who runs this site, as its footer and policies say. */
	operator: Operator
	/** How mails with documents arrive; `null`: they don't. */
	inboundMail: InboundMailSettings | null
}

/** How mails with documents arrive: by a mail server in this program, by a provider's webhook, or both. */
export interface InboundMailSettings {
	/** Of the private addresses, in lower case. */
	domain: string
	/** The port of the mail server; `null`: none listens. */
	smtp: { port: number; tls: { certFile: string; keyFile: string } | null } | null
	/** What providers sign with; `null`: none may hand in mails. */
	webhookSecret: string | null
}

/** What Stripe gives to whoever sells with it. */
export interface StripeKeys {
	secretKey: string
	/** By which it signs events. */
	webhookSecret: string
	apiUrl: string
	/** Ids of the monthly prices. */
	prices: Readonly<Record<'builder' | 'startup' | 'scale', string>>
}

/** Who runs the site and how to reach them; each part is shown only where it is set. */
export interface Operator {
	name?: string
	email?: string
	phone?: string
	/** Postal address, on one line. */
	address?: string
	/** Where a visitor books a 15-minute walkthrough. */
	bookingUrl?: string
}

/** What an OpenID provider knows this program by. */
export interface SocialSettings {
	clientId: string
	clientSecret: string
	/** Where it describes itself, without a trailing slash. */
	issuer: string
}

/** An OpenAI-compatible server and its model. */
export interface ModelSettings {
	apiKey: string
	/** Without a trailing slash. */
	baseUrl: string
	/** The model's name on the server. */
	name: string
	/** The context in tokens; left out to ask the server. */
	context?: number
	/** Found on this machine; needs no key. */
	found?: true
}

const openAi = 'https://api.openai.com/v1'

/** Reads long contracts whole, keeps to a schema, and is the model of published contract review scores. */
const defaultModel = 'gpt-4.1'

/** Thrown for an invalid environment: one line per variable, each with its name and what it expects. */
export class EnvironmentError extends Error {
	override name = 'EnvironmentError'
}

/**
 * Reads and checks the environment.
 *
 * @throws EnvironmentError naming every variable that is wrong or missing.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
	const parsed = Environment.safeParse(source)
	if (!parsed.success) {
		throw new EnvironmentError(complaints(parsed.error))
	}
	const values = parsed.data
	const host = values.HOST ?? '127.0.0.1'
	const port = values.PORT ?? 3000
	const isPublic = !loopbackHosts.includes(host)
	const problems: string[] = []

	if (isPublic) {
		for (const name of ['SESSION_SECRET', 'APP_URL', 'SMTP_URL'] as const) {
			if (values[name] === undefined) problems.push(`${name} must be set when HOST is not a loopback address`)
		}
		if (values.AUTH_DEV_BYPASS === '1')
			problems.push('AUTH_DEV_BYPASS must not be 1 when HOST is not a loopback address: it signs anyone in')
	}
	for (const name of ['GOOGLE', 'LINKEDIN', 'MICROSOFT'] as const)
		for (const [one, other] of [
			[`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`],
			[`${name}_CLIENT_SECRET`, `${name}_CLIENT_ID`],
		] as const)
			if (values[one] !== undefined && values[other] === undefined) problems.push(`${other} must be set when ${one} is`)
	if (values.INBOUND_MAIL_DOMAIN === undefined)
		for (const name of ['INBOUND_SMTP_PORT', 'INBOUND_WEBHOOK_SECRET'] as const)
			if (values[name] !== undefined) problems.push(`INBOUND_MAIL_DOMAIN must be set when ${name} is`)
	if ((values.INBOUND_SMTP_CERT === undefined) !== (values.INBOUND_SMTP_KEY === undefined))
		problems.push('INBOUND_SMTP_CERT and INBOUND_SMTP_KEY must be set together')
	problems.push(...halfConfiguredStripe(values))
	if (values.STORAGE_URL !== undefined)
		problems.push('STORAGE_URL is not supported by this version: unset it, files are then kept in DATA_DIR/files')
	if (problems.length > 0) throw new EnvironmentError(problems.join('\n'))

	return {
		mode: values.NODE_ENV ?? 'production',
		port,
		host,
		public: isPublic,
		appUrl: (values.APP_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`).replace(/\/+$/, ''),
		dataDir: values.DATA_DIR ?? './data',
		databaseUrl: values.DATABASE_URL,
		smtpUrl: values.SMTP_URL,
		mailFrom: values.MAIL_FROM ?? 'Fineprint <no-reply@fineprint.local>',
		sessionSecret: values.SESSION_SECRET,
		earlierSessionSecrets: values.SESSION_SECRET_EARLIER?.split(/[\s,]+/) ?? [],
		authDevBypass: values.AUTH_DEV_BYPASS === '1',
		trustProxy: values.TRUST_PROXY === '1',
		logLevel: values.LOG_LEVEL ?? 'info',
		git: { version: values.GIT_VERSION, branch: values.GIT_BRANCH, shortCommit: values.GIT_COMMIT },
		social: socialOf(values),
		stripe: stripeOf(values),
		model: modelOf(values),
		localModels: isPublic || values.OPENAI_API_KEY !== undefined ? [] : localAddresses(values.LOCAL_MODEL),
		modelContext: values.OPENAI_CONTEXT,
		operator: {
			name: values.COMPANY_NAME,
			email: values.CONTACT_EMAIL,
			phone: values.CONTACT_PHONE,
			address: values.CONTACT_ADDRESS,
			bookingUrl: values.BOOKING_URL,
		},
		inboundMail: inboundMailOf(values),
	}
}

function inboundMailOf(values: z.output<typeof Environment>): InboundMailSettings | null {
	const { INBOUND_MAIL_DOMAIN: domain, INBOUND_SMTP_PORT: smtpPort, INBOUND_WEBHOOK_SECRET: webhookSecret = null } = values
	if (domain === undefined || (smtpPort === undefined && webhookSecret === null)) return null
	const { INBOUND_SMTP_CERT: certFile, INBOUND_SMTP_KEY: keyFile } = values
	const tls = certFile !== undefined && keyFile !== undefined ? { certFile, keyFile } : null
	return { domain: domain.toLowerCase(), smtp: smtpPort === undefined ? null : { port: smtpPort, tls }, webhookSecret }
}

const stripeNames = [
	'STRIPE_SECRET_KEY',
	'STRIPE_WEBHOOK_SECRET',
	'STRIPE_PRICE_BUILDER',
	'STRIPE_PRICE_STARTUP',
	'STRIPE_PRICE_SCALE',
] as const

/** A program with half of the keys would take money that it does not hear of, or sell plans that it can't. */
function halfConfiguredStripe(values: z.output<typeof Environment>): string[] {
	const set = [...stripeNames, 'STRIPE_API_URL' as const].find((name) => values[name] !== undefined)
	if (set === undefined) return []
	return stripeNames.filter((name) => values[name] === undefined).map((name) => `${name} must be set when ${set} is`)
}

function stripeOf(values: z.output<typeof Environment>): StripeKeys | null {
	const [secretKey, webhookSecret, builder, startup, scale] = stripeNames.map((name) => values[name])
	if (!secretKey || !webhookSecret || !builder || !startup || !scale) return null
	return { secretKey, webhookSecret, prices: { builder, startup, scale }, apiUrl: values.STRIPE_API_URL ?? 'https://api.stripe.com' }
}

/** Where the providers describe themselves, unless another issuer is set. */
const usualIssuers = {
	GOOGLE: 'https://accounts.google.com',
	LINKEDIN: 'https://www.linkedin.com/oauth',
	MICROSOFT: 'https://login.microsoftonline.com/common/v2.0',
}

function socialOf(values: z.output<typeof Environment>): Env['social'] {
	const settings = (name: keyof typeof usualIssuers): SocialSettings | undefined => {
		const [clientId, clientSecret] = [values[`${name}_CLIENT_ID`], values[`${name}_CLIENT_SECRET`]]
		if (clientId === undefined || clientSecret === undefined) return undefined
		return { clientId, clientSecret, issuer: (values[`${name}_ISSUER`] ?? usualIssuers[name]).replace(/\/+$/, '') }
	}
	return { google: settings('GOOGLE'), linkedin: settings('LINKEDIN'), microsoft: settings('MICROSOFT') }
}

/** The default ports of Ollama, llama.cpp and LM Studio. */
const usualAddresses = ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:8080/v1', 'http://127.0.0.1:1234/v1']

function localAddresses(setting = 'auto'): readonly string[] {
	if (setting === 'off') return []
	if (setting === 'auto') return usualAddresses
	const address = setting.replace(/\/+$/, '')
	return [new URL(address).pathname === '/' ? `${address}/v1` : address]
}

/**
 * The language model's settings alone, for tools that need nothing else from the environment.
 *
 * @throws EnvironmentError naming each of its variables that is wrong.
 */
export function readModelSettings(source: Record<string, string | undefined>): ModelSettings | null {
	const parsed = Environment.pick({ OPENAI_API_KEY: true, OPENAI_BASE_URL: true, OPENAI_MODEL: true, OPENAI_CONTEXT: true }).safeParse(
		source,
	)
	if (!parsed.success) throw new EnvironmentError(complaints(parsed.error))
	return modelOf(parsed.data)
}

/**
 * The configured address of a model server on this machine, for tools that do not search for one.
 *
 * @throws EnvironmentError naming the variable that is wrong.
 */
export function readLocalModel(source: Record<string, string | undefined>): { addresses: readonly string[]; context: number | undefined } {
	const parsed = Environment.pick({ LOCAL_MODEL: true, OPENAI_CONTEXT: true }).safeParse(source)
	if (!parsed.success) throw new EnvironmentError(complaints(parsed.error))
	const { LOCAL_MODEL: setting, OPENAI_CONTEXT: context } = parsed.data
	return { addresses: setting === undefined || setting === 'auto' ? [] : localAddresses(setting), context }
}

function modelOf(
	values: Pick<z.output<typeof Environment>, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'OPENAI_CONTEXT'>,
): ModelSettings | null {
	if (values.OPENAI_API_KEY === undefined) return null
	return {
		apiKey: values.OPENAI_API_KEY,
		baseUrl: (values.OPENAI_BASE_URL ?? openAi).replace(/\/+$/, ''),
		name: values.OPENAI_MODEL ?? defaultModel,
		...(values.OPENAI_CONTEXT === undefined ? {} : { context: values.OPENAI_CONTEXT }),
	}
}

function complaints({ issues }: z.ZodError): string {
	return issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n')
}
