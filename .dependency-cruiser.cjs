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
		{
			name: 'word-knows-no-other-room',
			comment: 'Word files are below everything that the product means; how patterns are written (text) is below all.',
			severity: 'error',
			from: { path: '^app/domain/word/', pathNot: '\\.test\\.tsx?$' },
			to: { path: '^app/domain/(?!word/|text/)' },
		},
		{
			name: 'extraction-knows-only-word',
			severity: 'error',
			from: { path: '^app/domain/extraction/', pathNot: '\\.test\\.tsx?$' },
			to: { path: '^app/domain/(?!word/|text/|extraction/)' },
		},
		{
			name: 'review-knows-no-work-on-its-report',
			severity: 'error',
			from: { path: '^app/domain/review/', pathNot: '\\.test\\.tsx?$' },
			to: { path: '^app/domain/(comments|suggestions|placing|counterparty|rounds|downloads)/' },
		},
		{
			name: 'suggestions-know-no-rounds',
			severity: 'error',
			from: { path: '^app/domain/(suggestions|placing|counterparty)/', pathNot: '\\.test\\.tsx?$' },
			to: { path: '^app/domain/rounds/' },
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
