/** The rooms of app/domain from the bottom up, as docs/architecture.md describes them. */
const rooms = [
	'text',
	'word',
	'extraction',
	'mail',
	'activity',
	'identity',
	'contact',
	'company',
	'billing',
	'access',
	'review',
	'documents',
	'placing',
	'suggestions',
	'comments',
	'counterparty',
	'downloads',
	'rounds',
	'erasure',
	'administration',
	'sweep',
]

/** The arrows of docs: routes → domain → infrastructure interfaces; http and ui beside them. */
module.exports = {
	forbidden: [
		{ name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
		{
			name: 'domain-knows-no-web',
			comment: 'What the product means knows neither HTTP nor React.',
			severity: 'error',
			from: { path: '^app/domain', pathNot: '\\.test\\.tsx?$' },
			to: {
				path: [
					'^app/(routes|components|http|ui|commands)',
					'^app/(root|server|entry)',
					'node_modules/(react|react-dom|react-router|@react-router)/',
				],
			},
		},
		{
			name: 'domain-takes-services-as-arguments',
			comment: 'Implementations are handed in; the domain imports interfaces.',
			severity: 'error',
			from: { path: '^app/domain', pathNot: '\\.test\\.tsx?$' },
			to: {
				path: '^app/infrastructure/.*\\.server\\.ts$',
				pathNot: ['^app/infrastructure/(threads|answer-jobs|project-root|env)\\.server\\.ts$', '^app/infrastructure/db/generated/'],
				dependencyTypesNot: ['type-only'],
			},
		},
		...rooms.map((room, index) => ({
			name: `${room}-knows-no-room-above`,
			comment: 'Rooms of the domain import only those below them, so no two import each other.',
			severity: 'error',
			from: { path: `^app/domain/${room}/`, pathNot: '\\.test\\.tsx?$' },
			to: { path: `^app/domain/(?!(${rooms.slice(0, index + 1).join('|')})/)` },
		})),
		{
			name: 'every-room-has-its-place',
			comment: 'A new folder of the domain goes into the list of rooms above.',
			severity: 'error',
			from: { path: '^app/domain/', pathNot: [`^app/domain/(${rooms.join('|')})/`, '\\.test\\.tsx?$'] },
			to: {},
		},
		{
			name: 'ui-knows-no-documents',
			severity: 'error',
			from: { path: '^app/ui' },
			to: { path: '^app/(domain|infrastructure|routes|components)', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'routes-share-through-components',
			comment: 'What several routes show stands in components; no route imports from the folder of another.',
			severity: 'error',
			from: { path: '^app/routes/([^/]+)/' },
			to: { path: '^app/routes/', pathNot: '^app/routes/$1/' },
		},
		{
			name: 'components-know-no-routes',
			severity: 'error',
			from: { path: '^app/components', pathNot: '\\.test\\.tsx?$' },
			to: { path: '^app/(routes|commands)', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'infrastructure-knows-no-domain',
			severity: 'error',
			from: { path: '^app/infrastructure', pathNot: '\\.test\\.tsx?$' },
			to: { path: '^app/(domain|routes|components|http|ui)' },
		},
		{
			name: 'pure-stays-pure',
			comment: 'A file without .server touches nothing: it may not import one that does.',
			severity: 'error',
			from: { path: '^app/(domain|ui)/.*\\.tsx?$', pathNot: ['\\.server\\.tsx?$', '\\.test\\.tsx?$', '-worker\\.ts$'] },
			to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'product-needs-no-tests',
			severity: 'error',
			from: { path: '^app', pathNot: '\\.test\\.tsx?$' },
			to: { path: '^(tests|bench|scripts)' },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: 'app/infrastructure/db/generated' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'], conditionNames: ['import', 'node', 'default', 'types'] },
	},
}
