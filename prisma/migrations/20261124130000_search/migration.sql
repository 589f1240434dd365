-- Search: one row per document with its words, kept by triggers, so that no writer can forget it (decision 39).
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
CREATE EXTENSION IF NOT EXISTS "btree_gin";
CREATE EXTENSION IF NOT EXISTS "unaccent";

-- Words by their stem, as they are written, and as they are written with stop words: names such as 'IT Services' keep them.
CREATE TEXT SEARCH CONFIGURATION "search_stems" (COPY = "english");
ALTER TEXT SEARCH CONFIGURATION "search_stems" ALTER MAPPING FOR "hword", "hword_part", "word" WITH "unaccent", "english_stem";
CREATE TEXT SEARCH DICTIONARY "search_written" (TEMPLATE = "simple", STOPWORDS = "english");
CREATE TEXT SEARCH CONFIGURATION "search_words" (COPY = "simple");
ALTER TEXT SEARCH CONFIGURATION "search_words"
	ALTER MAPPING FOR "asciiword", "asciihword", "hword_asciipart", "numword", "numhword", "hword_numpart" WITH "search_written";
ALTER TEXT SEARCH CONFIGURATION "search_words" ALTER MAPPING FOR "hword", "hword_part", "word" WITH "unaccent", "search_written";
CREATE TEXT SEARCH CONFIGURATION "search_names" (COPY = "simple");
ALTER TEXT SEARCH CONFIGURATION "search_names" ALTER MAPPING FOR "hword", "hword_part", "word" WITH "unaccent", "simple";

-- What is searched for follows what is shown: every column here is derived, and rebuilt by index_document.
CREATE TABLE "document_search" (
	"document_id" UUID NOT NULL,
	"owner_id" UUID NOT NULL,
	"version_id" UUID,
	"version_number" INTEGER,
	"name_key" TEXT COLLATE "C" NOT NULL,
	"labels" TEXT NOT NULL,
	"parties" TEXT[] NOT NULL,
	"red_flags" INTEGER,
	"verdict" "Verdict",
	"effective_on" DATE,
	"ends_on" DATE[] NOT NULL,
	"name_words" tsvector NOT NULL,
	"label_words" tsvector NOT NULL,
	CONSTRAINT "document_search_pkey" PRIMARY KEY ("document_id"),
	CONSTRAINT "document_search_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "document_search_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "document_search_version_id_idx" ON "document_search" ("version_id");
CREATE INDEX "document_search_owner_id_idx" ON "document_search" ("owner_id");
-- By owner first, like those below: a search reads the lists of its reader's documents, not those of everybody. Without a
-- pending list, which every search would read through.
CREATE INDEX "document_search_owner_id_labels_idx" ON "document_search" USING GIN ("owner_id", "labels" gin_trgm_ops) WITH (fastupdate = off);

-- All words of a document: of its name, its labels and its text; those of the name once more as 'n:word', those of the labels
-- as 'l:word', so that one index tells where a word stands.
CREATE TABLE "document_search_words" (
	"document_id" UUID NOT NULL,
	"owner_id" UUID NOT NULL,
	"words" tsvector NOT NULL,
	CONSTRAINT "document_search_words_pkey" PRIMARY KEY ("document_id"),
	CONSTRAINT "document_search_words_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "document_search_words_owner_id_words_idx" ON "document_search_words" USING GIN ("owner_id", "words") WITH (fastupdate = off);

-- The words of a document's newest text, and its pairs of neighboring words for phrases. Apart from the others, so that renaming
-- a document does not write them again.
CREATE TABLE "document_search_texts" (
	"document_id" UUID NOT NULL,
	"owner_id" UUID NOT NULL,
	"version_id" UUID NOT NULL,
	"words" tsvector NOT NULL,
	"pairs" INTEGER[] NOT NULL,
	CONSTRAINT "document_search_texts_pkey" PRIMARY KEY ("document_id"),
	CONSTRAINT "document_search_texts_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
	CONSTRAINT "document_search_texts_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "document_versions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "document_search_texts_version_id_idx" ON "document_search_texts" ("version_id");
CREATE INDEX "document_search_texts_owner_id_pairs_idx" ON "document_search_texts" USING GIN ("owner_id", "pairs") WITH (fastupdate = off);

-- The tokenizer takes 'and/or' for the path of a file, and passes over '<Company Name>' as markup.
CREATE FUNCTION "search_plain"("given" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT translate("given", E'/\\_<>\u00a0\u2010\u2011', '      --')
$$;

-- A name of a few words: with positions, for phrases.
CREATE FUNCTION "search_name_words"("given" TEXT) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT to_tsvector('search_names', search_plain("given")) || to_tsvector('search_stems', search_plain("given"))
$$;

-- The words of a text without their places: GIN knows no places, and reading them from the row costs more than the search.
CREATE FUNCTION "search_text_words"("given" TEXT) RETURNS tsvector LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
	RETURN strip(to_tsvector('search_stems', search_plain("given"))) || strip(to_tsvector('search_words', search_plain("given")));
EXCEPTION WHEN program_limit_exceeded THEN
	-- A tsvector holds a megabyte: the words of 400,000 characters always fit.
	RETURN search_text_words(left("given", 400000));
END $$;

-- Neighboring words of each paragraph, by stem and without stop words, each pair as a number.
CREATE FUNCTION "search_pairs"("given" TEXT) RETURNS INTEGER[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT hashtext("word" || ' ' || "following")) FILTER (WHERE "following" IS NOT NULL), '{}')
	FROM (
		SELECT w."lexeme" AS "word", lead(w."lexeme") OVER (PARTITION BY p."number" ORDER BY "place") AS "following"
		FROM string_to_table(search_plain("given"), E'\n') WITH ORDINALITY p("line", "number"),
			unnest(to_tsvector('search_stems', p."line")) w, unnest(w."positions") "place"
	) "neighbors"
$$;

-- The documents of some creators that have words, or a phrase, read from the index alone. The planner takes a condition on words
-- for a cheap one and would rather read the rows, whose words stand in pages of their own: 0.2 ms each. Who may see which is
-- for the caller to ask.
CREATE FUNCTION "documents_with_words"("owners" UUID[], "wanted" tsquery) RETURNS TABLE ("id" UUID) LANGUAGE plpgsql STABLE PARALLEL SAFE
	ROWS 5000 SET enable_seqscan = off AS $$
BEGIN
	RETURN QUERY SELECT w."document_id" FROM "document_search_words" w WHERE w."owner_id" = ANY("owners") AND w."words" @@ "wanted";
END $$;
CREATE FUNCTION "documents_with_pairs"("owners" UUID[], "wanted" INTEGER[]) RETURNS TABLE ("id" UUID) LANGUAGE plpgsql STABLE PARALLEL SAFE
	ROWS 500 SET enable_seqscan = off AS $$
BEGIN
	RETURN QUERY SELECT x."document_id" FROM "document_search_texts" x WHERE x."owner_id" = ANY("owners") AND x."pairs" @> "wanted";
END $$;

CREATE FUNCTION "index_document"("which" UUID) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "document_search" AS s
	SELECT d."id", d."created_by_id", t."version_id", t."number",
		lower(unaccent(d."name")),
		lower(unaccent(concat_ws(' ', d."name", d."document_type", array_to_string(d."tags", ' '), array_to_string(f."parties", ' ')))),
		f."parties",
		r."issues" + r."ambiguous" + r."missing" + r."contradictory" + r."compliance", r."verdict",
		f."effective_on", f."ends_on",
		search_name_words(d."name"), search_name_words(concat_ws(' ', d."document_type", array_to_string(d."tags", ' '), f."values"))
	FROM "documents" d
	-- The newest version that was read, and the newest review that is complete.
	LEFT JOIN LATERAL (
		SELECT v."id" AS "version_id", v."number" FROM "document_versions" v JOIN "document_texts" n ON n."version_id" = v."id"
		WHERE v."document_id" = d."id" ORDER BY v."number" DESC LIMIT 1
	) t ON true
	LEFT JOIN LATERAL (
		SELECT w.* FROM "document_versions" v JOIN "reviews" w ON w."version_id" = v."id" AND w."status" = 'complete'
		WHERE v."document_id" = d."id" ORDER BY v."number" DESC, w."created_at" DESC LIMIT 1
	) r ON true
	CROSS JOIN LATERAL (
		SELECT coalesce(array_agg(DISTINCT a."value") FILTER (WHERE a."name" = 'party'), '{}') AS "parties",
			min(a."date") FILTER (WHERE a."name" = 'effective_date') AS "effective_on",
			coalesce(array_agg(DISTINCT a."date") FILTER (WHERE a."name" IN ('expiration_date', 'maturity_date') AND a."date" IS NOT NULL), '{}') AS "ends_on",
			left(string_agg(a."value", ' ') FILTER (WHERE a."name" IN ('party', 'title', 'signatory', 'governing_law', 'forum')), 20000) AS "values"
		FROM "facts" a WHERE a."review_id" = r."id"
	) f
	WHERE d."id" = "which"
	ON CONFLICT ("document_id") DO UPDATE SET
		"owner_id" = EXCLUDED."owner_id", "version_id" = EXCLUDED."version_id", "version_number" = EXCLUDED."version_number",
		"name_key" = EXCLUDED."name_key", "labels" = EXCLUDED."labels", "parties" = EXCLUDED."parties", "red_flags" = EXCLUDED."red_flags",
		"verdict" = EXCLUDED."verdict", "effective_on" = EXCLUDED."effective_on", "ends_on" = EXCLUDED."ends_on",
		"name_words" = EXCLUDED."name_words", "label_words" = EXCLUDED."label_words";
	INSERT INTO "document_search_words" AS w
	SELECT s."document_id", s."owner_id", strip(s."name_words" || s."label_words") || coalesce(x."words", ''::tsvector)
		|| array_to_tsvector(ARRAY(SELECT 'n:' || n FROM unnest(tsvector_to_array(s."name_words")) n UNION ALL SELECT 'l:' || l FROM unnest(tsvector_to_array(s."label_words")) l))
	FROM "document_search" s LEFT JOIN "document_search_texts" x ON x."document_id" = s."document_id" WHERE s."document_id" = "which"
	ON CONFLICT ("document_id") DO UPDATE SET "owner_id" = EXCLUDED."owner_id", "words" = EXCLUDED."words"
		WHERE w."owner_id" <> EXCLUDED."owner_id" OR w."words" <> EXCLUDED."words";
	UPDATE "document_search_texts" x SET "owner_id" = d."created_by_id"
	FROM "documents" d WHERE d."id" = "which" AND x."document_id" = d."id" AND x."owner_id" <> d."created_by_id";
END $$;

-- The text of the newest version that was read; an older one's is left alone.
CREATE FUNCTION "index_document_text"("read" UUID) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"which" UUID;
BEGIN
	SELECT v."document_id" INTO "which" FROM "document_versions" v WHERE v."id" = "read"
		AND NOT EXISTS (SELECT 1 FROM "document_versions" n JOIN "document_texts" t ON t."version_id" = n."id" WHERE n."document_id" = v."document_id" AND n."number" > v."number");
	IF "which" IS NULL THEN
		RETURN;
	END IF;
	INSERT INTO "document_search_texts" AS x
	SELECT d."id", d."created_by_id", "read", search_text_words(t."text"), search_pairs(t."text")
	FROM "documents" d, "document_texts" t WHERE d."id" = "which" AND t."version_id" = "read"
	ON CONFLICT ("document_id") DO UPDATE SET
		"owner_id" = EXCLUDED."owner_id", "version_id" = EXCLUDED."version_id", "words" = EXCLUDED."words", "pairs" = EXCLUDED."pairs";
	PERFORM index_document("which");
END $$;

CREATE FUNCTION "index_changed_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM index_document(NEW."id");
	RETURN NULL;
END $$;
CREATE TRIGGER "documents_are_searched" AFTER INSERT OR UPDATE OF "name", "tags", "document_type", "created_by_id" ON "documents"
	FOR EACH ROW EXECUTE FUNCTION "index_changed_document"();

CREATE FUNCTION "index_read_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM index_document_text(NEW."version_id");
	RETURN NULL;
END $$;
CREATE TRIGGER "texts_are_searched" AFTER INSERT OR UPDATE OF "text" ON "document_texts"
	FOR EACH ROW EXECUTE FUNCTION "index_read_text"();

-- At the end of the transaction: facts are written after the review's status.
CREATE FUNCTION "index_complete_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM index_document(v."document_id") FROM "document_versions" v WHERE v."id" = NEW."version_id";
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "reviews_are_searched" AFTER INSERT OR UPDATE OF "status" ON "reviews" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW."status" = 'complete') EXECUTE FUNCTION "index_complete_review"();

-- The index of before, which nothing used.
ALTER TABLE "document_texts" DROP COLUMN "words";

-- Lists by category, and the counts beside their headings.
CREATE INDEX "documents_created_by_id_category_updated_at_idx" ON "documents" ("created_by_id", "category", "updated_at" DESC, "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "documents_created_by_id_updated_at_id_idx" ON "documents" ("created_by_id", "updated_at" DESC, "id") WHERE "deleted_at" IS NULL;

-- The documents that exist.
SELECT count(index_document("id")) FROM "documents";
SELECT count(index_document_text("version_id")) FROM "document_texts";

-- Filters of a person's vault, kept under a name.
CREATE TABLE "saved_views" (
	"id" UUID NOT NULL,
	"user_id" UUID NOT NULL,
	"name" TEXT NOT NULL,
	"query" TEXT NOT NULL,
	"created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
	CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id"),
	CONSTRAINT "saved_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "saved_views_user_id_name_key" ON "saved_views" ("user_id", lower("name"));

-- Words of contracts, to correct a mistyped one: those in lower case of 6 or more of the 408 contracts of CUAD (The Atticus
-- Project, CC BY 4.0).
CREATE TABLE "search_vocabulary" (
	"word" TEXT NOT NULL,
	CONSTRAINT "search_vocabulary_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "search_vocabulary_word_idx" ON "search_vocabulary" USING GIN ("word" gin_trgm_ops);
INSERT INTO "search_vocabulary" SELECT string_to_table(replace(trim('
abandon abandoned abandonment abbreviation abide abilities ability abnormal about above abroad absence absent absolute absolutely abstract abstracts
abuse abusive academic accelerate acceleration accept acceptable acceptance accepted accepting accepts access accessed accesses accessible accessing
accessories accident accidental accidents accommodate accommodation accommodations accompanied accompany accompanying accomplish accomplished accord
accordance accorded according accordingly account accountability accountable accountant accountants accounting accounts accredited accrual accrue
accrued accrues accruing accumulated accumulation accuracy accurate accurately achieve achieved achievement achieves achieving acknowledge
acknowledged acknowledgement acknowledges acknowledging acknowledgment acknowledgments acquire acquired acquirer acquires acquiring acquisition
acquisitions across acted acting action actions activate activated activation active actively activities activity actual actually adapt adaptation
adaptations adapted added addenda addendum adding addition additional additions address addressed addressee addresses addressing adequacy adequate
adequately adhere adherence adjacent adjudged adjudicated adjudication adjust adjusted adjustment adjustments administer administered administering
administration administrative administrator administrators admissible admission admissions admit admits admitted admitting adopt adopted adoption
adult adulterated advance advanced advances advantage advantages adverse adversely advertise advertised advertisement advertisements advertiser
advertisers advertising advice advisable advise advised adviser advisers advises advising advisor advisors advisory affairs affect affected affecting
affects affidavit affiliate affiliated affiliates affiliation affirmative affixed afford afforded affording aforementioned aforesaid after again
against agencies agency agenda agendas agent agents aggregate aggregated aggrieved agree agreeable agreed agreeing agreement agreements agrees airfare
airline airmail airports alcohol alert alerts algorithms align alignment allegation allegations alleged allegedly alleges alleging alliance allocable
allocate allocated allocating allocation allocations allow allowable allowance allowances allowed allowing allows alone along already alter alteration
alterations altered alternate alternating alternative alternatively alternatives although always amalgamation ambiguities ambiguity amend amended
amending amendment amendments amends amicable amicably among amongst amount amounts analogous analyses analysis analyst analysts analytical analyze
analyzed ancillary animal animals annex annexed anniversary announce announced announcement announcements announcing annual annually annum another
answer answering answers antibodies antibody anticipate anticipated anticipates anticipation anyone anything anywhere apart apparatus apparel apparent
appeal appealable appeals appear appearance appearances appearing appears appellate appended appendices applicability applicable application
applications applied applies apply applying appoint appointed appointing appointment appointments appoints apportioned appraisal appraisals appraiser
apprised approach appropriate appropriately approval approvals approve approved approves approving approximate approximately appurtenant arbitral
arbitrate arbitration arbitrator arbitrators architect architecture archival archive archiving areas argument arise arisen arises arising arose around
arrange arranged arrangement arrangements arranging arrears arrival arrive arrives articles artwork ascertain ascertainable ascribed aside asked
aspect aspects assay assays assemble assembled assembly assert asserted asserting assertion asserts assess assessable assessed assessing assessment
assessments asset assets assign assignable assigned assignee assignees assigning assignment assignments assignor assigns assist assistance assistants
assisting associate associated associates association associations assume assumed assumes assuming assumption assumptions assurance assurances assure
asterisks attach attached attachment attachments attack attacks attempt attempted attempting attempts attend attendance attendant attended attending
attention attorn attorney attorneys attract attributable attributed attributes attribution auction audience audiences audio audit audited auditing
auditor auditors audits authentication authenticity author authored authorised authorities authority authorization authorizations authorize authorized
authorizes authorizing authorship autograph automated automatic automatically automobile automotive availability available average avoid avoidance
avoided award awarded awards aware awareness background backup balance balances balancing bandwidth banking bankrupt bankruptcy banks banner banners
bargaining barred based bases basic basis batch batches battery bearing bears became because become becomes becoming before begin beginning begins
begun behalf behavior behind being belief believe believed believes belong belonging belongs below benchmarks beneficial beneficially beneficiaries
beneficiary benefit benefits better between beverage beyond bidding billed billing bills binding binds biological biopharmaceutical biotechnology
birth blank blanket block blockade blockades blood board boards bodies bodily bombs bonds bonus bonuses booking bookkeeping books borne borrowed
borrowing bottom bound boxes boycott brackets branch brand branded branding brands breach breached breaches breaching break breakage breakdown bribe
bribery bribes brief bring bringing brings broad broadcast broadcasting broadcasts broader brochures broken broker brokerage brokers brought browser
budget budgets build building buildings built bulletins bundle bundled burden burdensome bureau business businesses button buttons buyer buyers buying
bylaws cable cables calamity calculate calculated calculating calculation calculations calendar calibration called calling calls camera campaign
campaigns cancel cancelable canceled cancellable cancellation cancellations cancelled cancels cancer candidate candidates cannot capabilities
capability capable capacities capacity capital capitalization capitalized caption captions capture captured cards carefully carriage carried carrier
carriers carries carry carrying cases cashier casual casualty catalog catalogs catastrophe categories categorized category cause caused causes causing
cease ceased ceases ceasing cells cellular center centers central centralized cents certain certainty certificate certificates certification
certifications certified certifies certify certifying cessation chain chair chaired chairperson challenge challenges challenging change changed
changes changing channel channels chapter character characteristics characterization characterized characters charge chargeable chargebacks charged
charges charging chart charter chartered charts check checking checks chemical chemicals chemistry child children choice choose chooses choosing
chosen circuit circuits circulate circulated circulation circumstance circumstances circumvent civil claim claimant claimants claimed claiming claims
clarification clarify clarity class classes classification classified clause clauses clean cleaning cleanliness clear clearance clearances clearing
clearly click clicks client clients clinical clinics close closed closely closest closing closure clothing clubs codes coding collaborate
collaborating collaboration collaborative collaborator collateral collect collected collecting collection collections collective collectively collects
color colorable colors column combination combinations combine combined comes comfort coming commence commenced commencement commences commencing
commensurate comment comments commerce commercial commercialization commercialize commercialized commercializing commercially commercials commingled
commission commissions commit commitment commitments commits committed committee committees committing commodities commodity common commonly commotion
communicate communicated communicating communication communications community companies companion company comparable comparative compare compared
comparison compatibility compatible compel compelled compelling compensate compensated compensation compete competence competent competes competing
competition competitive competitively competitiveness competitor competitors compilation compilations compile compiled compiling complaint complaints
complementary complete completed completely completeness completes completing completion complex complexity compliance compliant complied complies
complimentary comply complying component components composed composite composition compositions compound compounded compounds comprehensive comprise
comprised comprises comprising compromise compromised compulsory computation compute computed computer computerized computers computing conceived
conceives concentrate concentration concept concepts concern concerned concerning concerns concert concise conclude concluded concludes concluding
conclusion conclusions conclusive conclusively concurrence concurrent concurrently condition conditional conditioned conditioning conditions conduct
conducted conducting conducts confer conference conferences conferred conferring confers confidence confidential confidentiality confidentially
configuration configurations configure configured configuring confirm confirmation confirmations confirmed confirming confirms conflict conflicted
conflicting conflicts conform conformance conformed conforming conformity conforms confusingly confusion conjunction connect connected connecting
connection connections connectivity connects consecutive consensus consent consented consents consequence consequences consequential conservator
conservatory consider considerable consideration considerations considered considering considers consigned consist consistency consistent consistently
consisting consists consolidated consolidation conspicuously constant constituent constitute constituted constitutes constituting constitution
constraints construct constructed construction construe construed construing consult consultant consultants consultation consultations consulted
consulting consumables consumed consumer consumers consummate consummated consummation consumption contact contacted contacting contacts contain
contained container containers containing contains contaminants contaminated contamination contemplate contemplated contemplates contemplation
contemporaneous contemporaneously content contents contest contested contesting contests context contingencies contingency contingent continually
continuance continuation continuations continue continued continues continuing continuity continuous continuously contract contracted contracting
contractor contractors contracts contractual contractually contrary contravene contravention contribute contributed contributes contributing
contribution contributions contributory control controlled controller controlling controls controversies controversy convene convenience conveniens
convenient conventions conversations conversion convert converted convertible convey conveyance conveyed conveys convicted conviction cooking
cooperate cooperates cooperating cooperation cooperative cooperatively coordinate coordinated coordinating coordination copied copies copying
copyright copyrightable copyrighted copyrights corporate corporation corporations correct corrected correcting correction corrections corrective
correctly correctness correlative correspond correspondence corresponding corresponds corruption costs could council counsel count counted counter
counterclaim counterclaims counterpart counterparts counterparty counting countries country county coupons courier course courses court courteous
courts covenant covenants cover coverage coverages covered covering covers create created creates creating creation creative credentials credible
credit creditable credited creditor creditors credits crime criminal criteria critical cross culpability cumulative curable cured cures curing
currencies currency current currently custodial custodian custody custom customarily customary customer customers customization customize customized
customs cycle daily damage damaged damages danger dangerous database databases dated dates deadline deadlines dealer dealers dealing dealings deals
dealt death debarment debarred debenture debit debited debits debtor debtors debts deceptive decide decided decides deciding decimal decision
decisions declaration declarations declaratory declare declared declares declaring decline declined declines decompile decor decrease decreased
decreases decree decrees dedicate dedicated deduct deducted deductible deductibles deducting deduction deductions deemed deems defamation defamatory
default defaulted defaulting defaults defect defective defects defence defend defendant defended defending defense defenses defer deferred
deficiencies deficiency define defined defines defining definition definitions definitive degradation degrade degree degrees delay delayed delaying
delays delegate delegated delegation delete deleted deletion deletions delinquent deliver deliverable deliverables delivered deliveries delivering
delivers delivery demand demanded demands demographic demonstrate demonstrated demonstrates demonstrating demonstration demonstrations denial denied
denominated denominator denoted density department departments departure dependent depending depends depicted deploy deployed deployment deposit
deposited depositing deposition depository deposits depreciated depreciation deprive depth derivations derivative derivatives derive derived derives
deriving derogate derogating derogation describe described describes describing description descriptions descriptive design designate designated
designates designating designation designations designed designee designees designing designs desirable desire desired desires desiring desirous
desist desktop despite destination destinations destroy destroyed destruction detail detailed detailing details detected detection deterioration
determinable determination determinations determine determined determines determining detract detriment detrimental detrimentally develop developed
developer developers developing development developments develops deviate deviation deviations device devices devote diagnose diagnosis diagnostic
diagrams dialogue dictated differ difference differences different differing differs difficult difficulties difficulty digit digital digitally
diligence diligent diligently diluted dilution dimensions diminish diminished diminution direct directed directing direction directions directive
directives directly director directories directors directory directs disability disable disabled disadvantage disagree disagreement disagreements
disagrees disapproval disapprove disapproved disassemble disaster disasters disbursements discharge discharged disciplinary disclaim disclaimed
disclaimers disclaims disclose disclosed discloser discloses disclosing disclosure disclosures discontinuance discontinuation discontinue discontinued
discontinues discount discounted discounts discover discoverable discovered discoveries discovering discovers discovery discrepancies discrepancy
discrete discretion discrimination discuss discussed discussing discussion discussions disease diseases dishonesty diskettes disks dismiss dismissed
disorder disparage disparagement disparages disparaging dispatch display displayed displaying displays disposal dispose disposed disposing disposition
dispositions dispute disputed disputes disputing disqualified disregard disrepute disrupt disruption disruptions dissatisfaction disseminate
dissemination dissimilar dissolution dissolve dissolved distance distinct distinctive distinguish distinguishing distribute distributed distributes
distributing distribution distributions distributor distributors disturbance disturbances divert divest divestiture divided dividend dividends
dividing division divisional divisionals divisions divulge document documentary documentation documented documenting documents doing dollar dollars
domain domains domestic doors dosage dosing double doubt download downloaded downloading downloads downstream downtime draft drafted drafting drafts
drawing drawings drawn dress driven driver drivers driving drugs duplicate duplicates duplication duration during duties dynamic earlier earliest
early earned earnings earth earthquake earthquakes easily economic economically edition editorial education educational effect effected effecting
effective effectively effectiveness effects effectuate efficacy efficiencies efficiency efficient efficiently effort efforts eight eighteen eighty
either elapsed elect elected electing election elections electric electrical electricity electronic electronically elects element elements eligibility
eligible eliminate eliminated elsewhere email emailed emails embargo embargoes embedded emblems embodied embodiment embodiments embody emergency
employ employed employee employees employer employers employing employment employs empowered enable enabled enables enabling enacted enactment
enclosed encompass encountered encourage encouraged encryption encumber encumbered encumbrance encumbrances endeavor endeavors endeavours ended ending
endorse endorsed endorsement endorsements endorsing endpoints enemy energy enforce enforceability enforceable enforced enforcement enforcing engage
engaged engagement engages engaging engine engineer engineered engineering engineers engines enhance enhanced enhancement enhancements enhancing
enjoin enjoined enjoining enjoy enjoyed enjoyment enough enroll enrollment ensure ensures ensuring entails enter entered entering enterprise
enterprises enters entertainment entice entire entirely entirety entities entitle entitled entitlement entitlements entitling entity entries entry
enumerated enure environment environmental environments epidemic epidemics equal equally equals equip equipment equipped equitable equitably equity
equivalent equivalents erase error errors escalate escalated escalating escalation escrow especially essence essential establish established
establishes establishing establishment estate estates estimate estimated estimates estimation estoppel ethical ethics evaluate evaluated evaluating
evaluation evaluations event events every evidence evidenced evidencing exact exactly examination examinations examine examined example examples
exceed exceeded exceeding exceeds except excepted excepting exception exceptional exceptions excerpts excess excessive exchange exchangeable exchanged
exchanges excise exclude excluded excludes excluding exclusion exclusions exclusive exclusively exclusivity excuse excused executable execute executed
executes executing execution executive executives executor executors exemplary exempt exempted exemption exemptions exercisable exercise exercised
exercises exercising exert exhaust exhausted exhibition exhibits exist existed existence existing exists expand expanded expansion expect expectation
expectations expected expects expedite expedited expediting expeditious expeditiously expend expended expenditure expenditures expense expenses
experience experienced experiences experimental expert expertise experts expiration expire expired expires expiring expiry explain explained
explanation explanations explicit explicitly exploit exploitation exploited exploiting explore explosion explosions export exported exporting exposed
exposure express expressed expresses expressing expression expressions expressly extend extended extending extends extension extensions extensive
extent exterior external extinguished extra extract extracts extraordinary facilitate facilitating facilitation facilities facility facing facsimile
facsimiles facto factor factors factory facts factual failed failing fails failure failures fairly faith faithfully falling falls false familiar
family fashion fault faults favor favorable favorably favoring favour favourable faxed feasibility feasible feature featured features featuring
federal feedback feeds felony female feminine fewer fiber fidelity fiduciary field fields fifteen fifteenth fifth fifty figure figures filed files
filing filings filled filling final finalize finalized finally finance financed finances financial financially financing finder finding findings finds
fines finish finished fires firms firmware first fiscal fitness fixed fixes fixing fixtures flexibility flood floods flows fluctuations focus focused
follow followed following follows forbearance force forced forces forecast forecasted forecasting forecasts foreclosure foregoing foreign foreseeable
forever forfeit forfeiture forgoing forma formal formally format formation formats formatting formed former formerly forming forms formula formulae
formulas formulate formulated formulation formulations forth forthwith forty forum forums forward forwarded forwarding found foundation fourteen
fourth fraction fractional fragment frame frames framework franchise franchised franchisee franchisees franchises franchising franchisor fraud
fraudulent freedom freely freezing freight frequency frequent frequently friendly front fulfil fulfill fulfilled fulfilling fulfillment fulfilment
fullest fully function functional functionalities functionality functionally functioning functions fundamental funded funding funds furnish furnished
furnishes furnishing furnishings furniture further furtherance future gaining gains gambling games gaming gather gathered gathering gender genders
general generality generally generate generated generates generating generation generator generic genetic genuine geographic geographical geography
getting gifts given gives giving global globally goals going goods goodwill govern governance governed governing government governmental governments
governs grace grade grammatical grant granted granting grants graphic graphical graphics great greater greatest gross grossly ground grounds group
groups growing growth guarantee guaranteed guaranteeing guarantees guarantor guaranty guests guidance guide guideline guidelines guides guild guilty
hacker handle handled handles handling handover hands happening harassing hardware harmed harmful harmless having hazard hazardous hazards heading
headings headquarters health healthcare heard hearing hearings hedging height heirs hereafter hereby herefrom herein hereinafter hereinbefore hereof
hereto heretofore hereunder hereunto herewith herself hidden higher highest highlighted highly himself hinder hindered hired hiring historical history
holder holders holding holds holiday holidays homepage honesty honor horses hospital hospitality hospitals hosted hostilities hosting hotel hourly
hours house however howsoever https human humans hundred hurricane hypertext hypothecate hypothecation ideas identical identifiable identification
identified identifier identifiers identifies identify identifying identities identity illegal illegality illness illustrate illustration illustrative
image images imaging imitation immediate immediately imminent immune immunity impact impacted impacting impacts impair impaired impairing impairment
impairs impartial impede implement implementation implementations implemented implementing implements implication implications implied impliedly
implies imply import importance important importation imported importing impose imposed imposes imposing imposition impossible imposts impracticable
impractical impressions improper improperly improve improved improvement improvements improving inability inaccuracies inaccuracy inaccurate inaction
inactions inactive inadequate inadvertent inadvisable inapplicable inappropriate inbound incapable incapacity incentive incentives inception incident
incidental incidents include included includes including inclusion inclusive income incoming incompatible incomplete inconsistency inconsistent
inconvenient incorporate incorporated incorporates incorporating incorporation incorrect increase increased increases increasing incremental
increments incur incurred incurrence incurring incurs indebtedness indefinite indefinitely indemnification indemnified indemnifies indemnify
indemnifying indemnities indemnity indenture independence independent independently index indicate indicated indicates indicating indication
indications indicators indicia indirect indirectly individual individually individuals induce induced inducement inducements inducing industrial
industries industry ineffective ineligible inferred inflation influence influencing inform informal informally information informational informed
informing informs infrastructure infringe infringed infringement infringements infringers infringes infringing ingredient ingredients inherent initial
initially initials initiate initiated initiates initiating initiation initiative initiatives initio injection injunction injunctions injunctive
injured injuries injurious injury innovations inoperative input inquire inquiries inquiry insert inserted insertion inserts inside insignia insist
insofar insolvency insolvent inspect inspected inspecting inspection inspections install installation installations installed installing installment
installments installs instance instances instant instead institute instituted institutes institution institutional institutions instruct instructed
instructing instruction instructions instructs instrument instrumentality instruments insufficient insurance insure insured insureds insurer insurers
insuring insurrection insurrections intangible integral integrate integrated integration integrity intellectual intend intended intending intends
intent intention intentional intentionally intentions inter interact interacting interaction interactions interactive interchange interconnection
interest interested interests interface interfaces interfacing interfere interfered interference interferences interferes interim interior
intermediaries intermediary intermediate intermediates internal internally international internationally internet interpret interpretation
interpretations interpreted interpreting interrogatories interrupt interrupted interruption interruptions interstate interval intervals intervention
interview interviews introduce introduced introducing introduction introductory inure inures invalid invalidate invalidated invalidating invalidity
invasion invented invention inventions inventor inventories inventors inventorship inventory invest investigate investigated investigating
investigation investigational investigations investigative investigator investigators investing investment investments investor investors invitation
invite invitees inviting invoice invoiced invoices invoicing invoke invoked invoking involuntarily involuntary involve involved involvement involves
involving irreparable irreparably irrespective irrevocable irrevocably issuable issuance issuances issue issued issuer issuers issues issuing itemized
items itself jeopardize joinder joined joining joint jointly journal journals judge judgement judgment judgments judicial jurisdiction jurisdictions
justification justified justify keeping keyword keywords kickback kinds knowing knowingly knowledge knowledgeable known knows label labeled labeling
labelling labels labor laboratories laboratory labour lacks lading landing landlord landslides language languages lapse large larger lasts latent
later latest latter launch launched launches laundering lawful lawfully lawsuit lawsuits lawyer lawyers laying layout layouts leader leaders
leadership leading leads leaflets learn learned learning learns lease leased leasehold leases leasing least leave leaves leaving legal legality
legally legend legends legislation legislative legitimate lender lenders lending length lesser lessor letter letterhead letters level levels
leveraging levied levies liabilities liability liable liaison libelous library licence licences licensable license licensed licensee licensees
licenses licensing licensor licensors liens lifting light lighting lightning likelihood likely likeness likewise limit limitation limitations limited
limiting limits lines linked linking links liquid liquidate liquidated liquidating liquidation liquidator liquidity listed listing listings lists
literary literature litigation living loaded loading loaned loans local locally locate located locating location locations lockout lockouts lodging
logged logging logic logical login logistics logos longer looking losing losses lower lowest machine machinery machines magazine magnetic mailed
mailing mailings mails maintain maintained maintaining maintains maintenance majeure major majority makes making malfunction malfunctions malicious
manage managed management manager managerial managers manages managing mandate mandated mandates mandatory manifest manner manual manually manuals
manufacture manufactured manufacturer manufacturers manufactures manufacturing margin margins marked market marketability marketable marketed
marketing marketplace markets marking markings marks markup masculine master match matched matching material materiality materially materials matter
matters mature maximize maximum meals meaning meanings means meant measure measured measurement measurements measures measuring mechanical mechanism
mechanisms media mediation mediator medical medicinal medicine medium meeting meetings meets member members membership memoranda memorandum memory
mental mention mentioned mentions menus merchandise merchandising merchant merchantability merchantable merchants merely merge merged merger merges
merits message messages messaging messenger metal meter meters method methodologies methodology methods metrics middleware might migration miles
milestone milestones military million mineral minimal minimize minimizing minimum ministerial ministry minor minus minute minutes misappropriate
misappropriated misappropriates misappropriation misbranded misconduct misfeasance misleading misrepresentation misrepresentations missed missing
mission misstatement mistake misuse misused mitigate mitigation mixture mobile model models modes modification modifications modified modifies modify
modifying module modules molds molecule moment monetary money moneys monies monitor monitored monitoring monoclonal month monthly months moral
moratorium mortgage mortgages motion motor moved movement moving multi multimedia multinational multiple multiplied multiplying municipal municipality
music musical mutandis mutatis mutual mutually named namely names naming narrow nation national nationally natural nature navigation nearest nearly
necessarily necessary necessity needed needs negative negatively neglect negligence negligent negligently negotiate negotiated negotiating negotiation
negotiations neither network networking networks neuter neutral never nevertheless newly newsletter newsletters newspaper newspapers nickname ninety
nominal nominate nominated nomination nominations nominee nominees nonassessable noncompliance nonconformance nonconforming nonconformity
nondisclosure nonetheless nonexclusive noninfringing nonpayment nonperformance nonperforming nonpublic nonrefundable nontransferable normal normally
notebooks noted notes nothing notice notices notification notifications notified notifies notify notifying notwithstanding nuclear number numbered
numbers numerator numerous object objecting objection objectionable objections objective objectives objects obligate obligated obligating obligation
obligations obliged obscene obscure observance observation observations observe observed observing obsolescence obsolete obtain obtained obtaining
obtains occasion occasioned occasions occupancy occupation occupational occupy occur occurred occurrence occurrences occurring occurs offence
offending offense offensive offer offered offering offerings offers office officer officers offices official officials offline offset offsets often
omission omissions omits omitted oncology ongoing online opened opening opens operate operated operates operating operation operational operations
operative operator operators opinion opinions opportunities opportunity oppose opposed opposing opposite opposition oppositions optical optimization
optimize optimized option optional options orally order ordered ordering orderly orders ordinance ordinances ordinarily ordinary organization
organizational organizations organize organized organizing orientation oriented origin original originally originals originate originated originating
other others otherwise ought outage outages outbound outbreak outcome outcomes outgoing outlets outline outlined outlines outlining output outside
outsource outsourcing outstanding overall overcome overdue overhead overlap overnight overpaid overpayment oversee overseeing oversight owing owned
owner owners ownership owning package packaged packages packaging packing pager pages paint panel panels paper papers paragraph paragraphs parameters
parent parents parking partial partially participant participants participate participated participates participating participation particular
particularly particulars parties partner partners partnership partnerships parts party passage passed passes passing password passwords patch patches
patent patentable patented patents patient patients pattern patterns payable payee paying payment payments payor payroll pediatric penalties penalty
pendency pending penetration pension people perceived percent percentage percentages perfect perfected perfecting perform performance performances
performed performing performs period periodic periodically periods permanent permanently permissible permission permissions permit permits permitted
permitting perpetual perpetuity persistent persists person personal personality personally personnel persons perspective pertain pertaining pertains
pertinent petition petroleum pharmaceutical pharmacological pharmacovigilance pharmacy phase phases phone phones photo photocopy photograph
photographs photos phrase phrases physical physically physician physicians picture pictures piece pieces pilot pipeline pipelines pivotal pixels place
placed placement placements places placing plaintiff planned planning plans plant plants plastic platform platforms played player plead pleadings
please pledge pledged pledges plural pocket point points police policies policy political pollution population pornographic portable portal portfolio
portion portions ports position positioning positions positive possess possessed possesses possessing possession possessions possibilities possibility
possible postage postal posted posters posting postponed postponement posts potential potentially pound pounds power powered powers practicable
practical practice practices preamble precautionary precautions preceded precedence precedent preceding precise preclinical preclude precluded
precludes predecessor preemptive preexisting preference preferential preferred prejudice prejudiced prejudices prejudicial preliminary premises
premium premiums prepaid preparation preparations prepare prepared preparing prepay prepayment prerequisite prescribe prescribed prescribing
prescription presence present presentation presentations presented presenting presently presents preservation preserve preserved preserving press
pressure presumed presumption prevail prevailing prevails prevent prevented preventing prevention prevents previous previously price priced prices
pricing primarily primary prime principal principals principle principles print printed printers printing prior priorities priority privacy private
privately privilege privileged privileges problem problems procedural procedure procedures proceed proceeding proceedings proceeds process processed
processes processing processor procure procured procurement procuring produce produced producer produces producing product production productivity
products profession professional professionally professionals profile profiles profit profitability profits program programming programs progress
prohibit prohibited prohibiting prohibition prohibitions prohibits project projected projection projections projects prominence prominent prominently
promise promises promote promoted promotes promoting promotion promotional promotions prompt promptly promulgated proof proper properly properties
property proportion proportional proportionate proportionately proportions proposal proposals propose proposed proposes proposing proprietary
proprietorship propriety prorated proscribed prosecute prosecuted prosecuting prosecution prospective prospects prospectus prospectuses protect
protectable protected protecting protection protections protective protein protest protocol protocols prototype prototypes prove proven proves provide
provided provider providers provides providing province provincial proving provision provisional provisioning provisions proxies proximity proxy
prudence prudent public publication publications publicity publicize publicizing publicly publish published publisher publishers publishing pumping
punitive purchase purchased purchaser purchasers purchases purchasing purity purport purported purporting purports purpose purposes pursuant pursue
pursued pursuing pursuit purview putting qualification qualifications qualified qualifies qualify qualifying quality quantities quantity quarantine
quarter quarterly quarters quasi queries query question questions quick quickly quorum quotation quotations quote quoted radio radioactive raise
raised raising range ranges rapid rapidly rated rates rather rating ratings ratio reach reached reaches reaching reaction reactions readable readily
reading readjustment ready reagents realize realized reason reasonable reasonableness reasonably reasons rebate rebates recall recalled recalls
recapitalization recast receipt receipts receivable receivables receive received receiver receivership receives receiving recent recently reception
recipes recipient recipients recitals reckless recklessness recognised recognition recognize recognized recognizes recognizing recommend
recommendation recommendations recommended recommending recommends reconcile reconciled reconciliation reconstruct reconstruction record recorded
recording recordings recordkeeping records recoup recoupment recourse recover recoverable recovered recoveries recovery recruit recruitment rectified
rectify recurring recycling redact redacted redeem redeemed redemption redistribution redress reduce reduced reduces reducing reduction reductions
redundancy reexaminations refer reference referenced references referencing referral referred referring refers reflect reflected reflecting reflects
reformed refrain refund refundable refunded refunds refusal refuse refused refuses regard regarded regarding regardless regards region regional
regions register registered registering registers registrant registrar registration registrations regular regularly regulate regulated regulating
regulation regulations regulator regulators regulatory reimbursable reimburse reimbursed reimbursement reimbursements reimbursing reissue reissues
reject rejected rejection rejections rejects relate related relates relating relation relations relationship relationships relative release released
releases releasing relevant reliability reliable reliance relied relief relies relieve relieved religion relinquishment relocate relocation relying
remain remainder remaining remains remediable remedial remediate remediation remedied remedies remedy remedying reminder remit remittance remitted
remitting remote remotely removal remove removed removing remuneration render rendered rendering renders renegotiate renew renewable renewal renewals
renewed renewing rental reorganization repaid repainting repair repaired repairing repairs repay repayment repeat repeated repeatedly replace replaced
replacement replacements replaces replacing reply report reportable reported reporting reports repository represent representation representations
representative representatives represented representing represents reproduce reproduced reproducing reproduction reproductions repurchase reputable
reputation request requested requesting requests require required requirement requirements requires requiring requisite resale reschedule rescheduled
rescheduling rescind rescinded rescission research researching resell reseller resellers reselling resells reservation reserve reserved reserves
reside residence resident residential residents resides residing residual resign resignation resigns resist resold resolution resolutions resolve
resolved resolving resort resource resources respect respected respecting respective respectively respects respond responded responding responds
response responses responsibilities responsibility responsible responsive restate restated restaurant restoration restorations restore restored
restrain restraining restraint restraints restrict restricted restricting restriction restrictions restrictive restricts restructuring result
resultant resulted resulting results resume resumption retail retailer retain retained retaining retains retention retentions retirement retrieval
retrieve retroactive retroactively return returned returning returns reveal revealed reveals revenue revenues reverse revert review reviewed reviewing
reviews revise revised revising revision revisions revocable revocation revoke revoked revoking revolution reward rework right rightful rightfully
rights riots risks roles rolling rotating rotation round rounded route routine routinely routines routing royalties royalty rules ruling rulings
running sabotage safeguard safeguards safely safety salaries salary sales sample samples sampling sanction sanctions sanitation satellite satisfaction
satisfactorily satisfactory satisfied satisfies satisfy satisfying saving savings scale scanned schedule scheduled schedules scheduling schematics
scheme schemes school scientific scope screen screening screens scripts sealed search searches season seating second secondary seconds secrecy secret
secrets section sector secure secured securely securing securities security seeking seeks segment segments segregate segregated seizure select
selected selecting selection selections selects seller selling sells semiconductor seminars sender sending sends senior seniority sense sensitive
sensitivity sentence sentences separate separately separation sequence serial series serious seriously servant servants serve served server servers
serves service services servicing serving session sessions setoff setting settings settle settled settlement settlements settling setup seven seventh
seventy severable several severally severance severe severed severity sexual sexually shall share shared shareholder shareholders shares sharing sheet
sheets shelf shipment shipments shipped shipper shipping ships shirts shopping short shortage shortages shorter shortest shortfall shortfalls should
showing shown shows shutdown sides signage signal signatories signatory signature signatures signed significant significantly signing signs similar
similarly simple simply simultaneous simultaneously since single singular sites sitting situated situation situations sixth sixty sketches skill
skilled skills slander slate slogans small smaller smooth social software solely solicit solicitation solicitations solicited soliciting solid
solution solutions solve solvent someone something sometimes sooner sought sound source sourced sources sourcing sovereign space spaces spare spares
speak special specialists specialized specially specialty specific specifically specification specifications specificity specifics specified specifies
specify specifying specimen specimens speed spend spent spirit split spoken sponsor sponsored sponsoring sponsors sponsorship sponsorships sports
spots spouse square stability staff staffing stage stages stamp stand standard standardized standards standby standing start started starting starts
state stated statement statements stating station stationery stations statistical statistics status statute statutes statutory stayed stead steering
steps still stipulated stock stockholder stockholders stocks stolen stoppage stoppages stopped stops storage store stored stores stories storing storm
storms straight strategic strategies strategy stream streaming streams strength strengths strict strictest strictly strike strikes stringent strive
strong structural structure structured structures students studies study style subcontract subcontracted subcontracting subcontractor subcontractors
subcontracts subdivision subdivisions subject subjected subjects sublease sublicensable sublicense sublicenseable sublicensed sublicensee sublicensees
sublicenses sublicensing submission submissions submit submits submitted submitting subordinate subordinated subordination subparagraph subparagraphs
subparts subpoena subrogation subscribe subscribed subscriber subscribers subscribing subscription subscriptions subsection subsections subsequent
subsequently subsidiaries subsidiary subsist subsisting substance substances substantial substantially substantiate substantiating substantive
substitute substituted substitutes substitution substitutions subsurface succeeding succeeds success successful successfully succession successive
successor successors suffer suffered suffers sufficiency sufficient sufficiently suggest suggested suggestions suggests suitability suitable suitably
suits summaries summarize summarized summarizing summary summons superior supersede superseded supersedes superseding supervise supervising
supervision supervisory supplement supplemental supplementary supplemented supplements supplied supplier suppliers supplies supply supplying support
supported supporting supports supranational surcharge surcharges surety surface surplus surrender surrounding surveillance survey surveys survive
surviving susceptible suspected suspend suspended suspending suspends suspension sustain sustained sweepstakes switch switches switching sworn symbol
symbolized symbols synchronization syndicate system systems table tables tablet tablets tactics tagged taken takes taking tampering tangible tapes
target targeted targeting targets tariff tariffs tasks taxable taxation taxes taxing teams technical technically technicians technique techniques
technological technologies technology telecom telecommunication telecommunications teleconference telecopier telecopy telefax telegram telegraphed
telemarketing telephone telephonic television telex temperature template templates temporarily temporary tenant tender tendered tendering tenth
terminable terminal terminals terminate terminated terminates terminating termination terminations terms territorial territories territory terrorism
terrorist tested testimony testing tests theatrical theft their theme themselves theory therapeutic therapeutics therapy there thereafter thereby
therefor therefore therefrom therein thereof thereon thereto thereunder thereupon therewith these thing things third thirty thorough thoroughly those
though thousand threat threaten threatened threatening threatens threats three threshold thresholds through throughout ticket tickets tiers timeframe
timeline timelines timeliness timely times timetable timing title titles tobacco today together tolled tooling tools topics tortious total totaling
toward towards toxic toxicity toxicological toxicology tracing track tracked tracking trade traded trademark trademarks tradenames trades trading
traditional traffic trailer trailers train trained training transact transaction transactions transfer transferable transferee transferees transferor
transferred transferring transfers transformed transit transition translate translated translation translations transmission transmissions transmit
transmittal transmitted transmitting transport transportation transported transporting travel traveling treat treated treaties treating treatment
treats treaty trends trial trials tribunal trigger triggered trouble troubleshooting truly trust trustee trustees trusts truth truthful turned
turnover turpitude twelve twenty twice types typical typically ultimate ultimately umbrella unable unacceptable unaffected unaffiliated unanimous
unapproved unaudited unauthorised unauthorized unavailability unavailable unavoidable unchanged unconditional unconditionally uncured undeclared
undelivered under undergo undergoes undergoing underlying underpaid underpayment undersigned understand understanding understandings understands
understood undertake undertaken undertakes undertaking undertakings underwriter underwriters underwriting underwritten undisputed undivided undue
unemployment unencumbered unenforceability unenforceable unethical unexpected unexpired unfair unfavorable unforeseeable unforeseen unfulfilled
uniform uniforms unilateral unilaterally unimpaired unincorporated uninterrupted union unique units universal unknown unlawful unless unlimited
unloading unpaid unpatentable unpublished unqualified unreasonable unreasonably unregistered unrelated unremedied unresolved unrest unrestricted
unsafe unsatisfactory unsatisfied unscheduled unsecured unsold unsolicited unsuccessful unsuitable until untrue unusable unused unusual unvested
unwilling upcoming update updated updates updating upfront upgrade upgraded upgrades upgrading upload uploaded urgent usable usage useful usefulness
users using usual usually utilities utility utilization utilize utilized utilizes utilizing utmost vacancy vacated vacation valid validate validated
validating validation validity validly valorem valuable valuation value values vandalism variable variance variances variant variants variation
variations varied varies variety various vehicle vehicles vendor vendors venture venturer venturers ventures venue venues verbal verbally verifiable
verification verified verify verifying versa version versions vested vesting viability viable video videoconference videos viewed viewing views
violate violated violates violating violation violations violence virtual virtue virus viruses visibility visible visit visitors visits visual
visually vitro voice voidable volume volumes voluntarily voluntary voted votes voting vouchers wages waiting waive waived waiver waivers waives
waiving wants warehouse warehousing warning warnings warrant warranted warranties warrants warranty washouts waste wastes water weapons weather
website websites weekend weekly weeks weight weighted welcome welfare wells whatever whatsoever whenever where whereby wherein whereof whereupon
wherever whether which whichever while white whole wholesale wholesalers wholly whose wilful willful willing willingness winding window windows
wireless wishes wishing withdraw withdrawal withdrawals withdrawing withdrawn withheld withhold withholding withholdings withholds within without
witness witnesses women wording words workaround workarounds worked worker workers workforce working workmanlike workmanship works workstations world
worldwide worms worth would wound write writing writings written wrong wrongdoing wrongful xviii xxiii yearly years yield yours zoning
'), E'\n', ' '), ' ') ON CONFLICT DO NOTHING;
DELETE FROM "search_vocabulary" WHERE "word" = '';
