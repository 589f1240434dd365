import { readdirSync, readFileSync } from 'node:fs'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** A line that is an element's classes and attributes, and no text: Prettier writes classes on one line. */
const classesOnly = /^\s*(?:<[\w.]+ (?:[\w-]+(?:="[^"]*")? )*)?className=(?:"[^"]*"|\{`[^`]*`\})(?: [\w-]+(?:="[^"]*")?)*\s*\/?>?$/

export default tseslint.config(
	{
		ignores: [
			'build/',
			'data/',
			'node_modules/',
			'.react-router/',
			'app/infrastructure/db/generated/',
			'test-results/',
			'playwright-report/',
		],
	},
	...tseslint.configs.recommended,
	{
		files: ['**/*.{ts,tsx}'],
		plugins: { 'jsx-a11y': jsxA11y },
		rules: {
			...jsxA11y.flatConfigs.recommended.rules,
			'@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
			// A thrown Response or data() is how a route answers early.
			'@typescript-eslint/only-throw-error': 'off',
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
			'no-console': 'error',
			eqeqeq: ['error', 'smart'],
		},
	},
	{
		files: ['app/{components,routes,ui}/**/*.{ts,tsx}', 'app/root.tsx'],
		plugins: { 'react-hooks': reactHooks },
		rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
	},
	{ files: filesWithHooks(), plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
	{
		// Prettier breaks what it can; a pattern, a text or a comment that is still longer is broken by hand (`longPattern`).
		files: ['app/**/*.{ts,tsx}'],
		ignores: ['**/*.test.ts', '**/*.test.tsx'],
		rules: {
			'max-len': ['error', { code: 160, tabWidth: 2, ignoreUrls: true, ignorePattern: classesOnly.source }],
		},
	},
	{ files: ['app/commands/**', 'scripts/**', 'bench/**', 'tests/**'], rules: { 'no-console': 'off' } },
	{ files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
)

/**
 * The files that React's compiler is asked about, which takes it longer than all other rules together: those that keep
 * state or have effects. What only renders has little that it could complain of.
 */
function filesWithHooks() {
	return ['components', 'routes', 'ui']
		.flatMap((folder) => readdirSync(`app/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `app/${folder}/${name}`))
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
		.filter((file) => /\buse[A-Z]\w*\(/.test(readFileSync(file, 'utf8')))
}
