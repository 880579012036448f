-- Sample content. Every company and person in it is fictional.
-- May run any number of times: rows that exist stay as they are.

insert into public.categories (id, created_at, name, slug) values
  ('c0000000-0000-4000-8000-000000000001', '2026-01-05T09:00:00Z', 'Research computing', 'research-computing'),
  ('c0000000-0000-4000-8000-000000000002', '2026-01-05T09:00:00Z', 'Workforce', 'workforce'),
  ('c0000000-0000-4000-8000-000000000003', '2026-01-05T09:00:00Z', 'Healthcare', 'healthcare'),
  ('c0000000-0000-4000-8000-000000000004', '2026-01-05T09:00:00Z', 'Industry', 'industry')
on conflict do nothing;

-- Success stories -----------------------------------------------------------------------------

insert into public.success_stories
  (id, created_at, category_id, title, slug, description, content, image_url, read_time, published_at)
values
(
  '50000000-0000-4000-8000-000000000001', '2026-02-20T10:00:00Z',
  'c0000000-0000-4000-8000-000000000001',
  'Corvane Quantum calibrates its processors before breakfast',
  'corvane-quantum-calibration',
  'A quantum computing company moved its control-signal models next to the cryostats and cut nightly calibration from 9 hours to 70 minutes.',
  $html$
<table>
<tr><td>Nightly calibration, down from 9 hours</td><td>70 min</td></tr>
<tr><td>Runs in</td><td>own air-gapped rack</td></tr>
<tr><td>Data out</td><td>0 bytes</td></tr>
<tr><td>GPUs in use</td><td>15 of 16</td></tr>
<tr><td>Installed in</td><td>one afternoon</td></tr>
</table>
<p>Corvane Quantum builds superconducting processors. Every night its control team has to find the pulse shapes that keep each qubit stable the next day. In 2025 the search ran for 9 hours. When it failed at hour 7, a day of paid machine time was gone.</p>
<h2>The challenge</h2>
<p>The calibration data is the company’s most valuable asset. Each trace describes how the chip behaves, and Corvane’s investors had ruled out any service that copies it off site. The team also had no one to run a cluster: 14 physicists, 2 software engineers, and a rack of GPUs that nobody had time to look after.</p>
<ul>
<li>3.2 TB of readout traces each week, none of which may leave the building.</li>
<li>A search that used one GPU at a time, because the scripts had grown that way.</li>
<li>No record of which model had produced which setting.</li>
</ul>
<h2>The solution</h2>
<p>AIOI was installed on Corvane’s own rack, in an air-gapped network beside the cryostats. The installation took one afternoon. Two engineers described the search as three jobs: propose pulse shapes, measure them, learn from the result. The platform schedules those jobs over all 16 GPUs and restarts what fails.</p>
<p>The proposing model is a small surrogate trained each night on the traces of the past week. Before AIOI, replacing it meant a weekend of work. Now a physicist registers a new version, and the platform runs old and new side by side on a tenth of the qubits before it switches.</p>
<blockquote><p>We stopped asking whether the calibration had finished. We ask which of the two models won.</p><footer>Pavel Strand, Head of control</footer></blockquote>
<p>An agent reads the morning report. It compares 412 settings with the previous day, names the qubits that drifted, and opens a ticket with the traces attached. It can read the results and write tickets. It cannot touch the control system, and the audit log shows every call it makes.</p>
<h2>The outcome</h2>
<table>
<thead><tr><th>Measure</th><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr><td>Nightly calibration</td><td>9 hours</td><td>70 minutes</td></tr>
<tr><td>Failed nights per month</td><td>5</td><td>0 or 1</td></tr>
<tr><td>GPUs in use during the search</td><td>1 of 16</td><td>15 of 16</td></tr>
<tr><td>Data that left the site</td><td>None</td><td>None</td></tr>
</tbody>
</table>
<p>The saved hours went to customers: Corvane sells 7 more hours of machine time per processor and day. The auditors of its largest investor asked for evidence that no trace had left the building. The answer was a network diagram with no outbound route and 90 days of logs.</p>
<h2>What comes next</h2>
<p>A second site opens in 2027. It will get the same rack and the same job definitions. Models will travel between the sites on signed media, because the rule about the network stays.</p>
$html$,
  null, 3, '2026-02-24T14:00:00Z'
),
(
  '50000000-0000-4000-8000-000000000002', '2026-05-08T10:00:00Z',
  'c0000000-0000-4000-8000-000000000002',
  'Laborwright matches job seekers to training in 11 minutes',
  'laborwright-workforce-development',
  'A workforce-development AI company went from a prototype to CAD 66K in revenue with a team of four.',
  $html$
<table>
<tr><td>From intake to proposal, down from 3 days</td><td>11 min</td></tr>
<tr><td>Runs in</td><td>private cloud, two countries</td></tr>
<tr><td>Tier</td><td>Resident</td></tr>
<tr><td>Revenue, first year</td><td>CAD 66K</td></tr>
<tr><td>People in operations</td><td>0</td></tr>
</table>
<p>Laborwright helps public employment agencies find the shortest training path from the job a person has lost to a job that exists. Its founders had a working prototype, one agency that wanted to pay, and a problem: the agency’s data could not leave Canada.</p>
<h2>The challenge</h2>
<p>The prototype called a public model over the internet. It sent names, work histories and sometimes health information to a service whose location the founders could not state. The agency’s privacy officer stopped the pilot after 20 minutes.</p>
<p>Hosting a model themselves looked expensive. The first quote, for two dedicated servers and a part-time operations contractor, exceeded the money the company had raised.</p>
<ol>
<li>Personal data had to stay in Canada, with proof.</li>
<li>Cost had to follow use, since agencies work in waves.</li>
<li>Four people had to run it, none of them in operations.</li>
</ol>
<h2>The solution</h2>
<p>Laborwright runs on AIOI in a private cloud in a Canadian data center. The company started on the Explorer tier and moved to Resident when the second agency signed. Three models share the work: one reads work histories, one ranks training courses, one writes the explanation that a counselor edits before a job seeker sees it.</p>
<p>The founders picked the three models by test. They uploaded 600 past cases, let the platform run 9 candidates over them, and compared the rankings with what counselors had chosen. The winner for ranking was a small model that costs a fifth of the one in the prototype.</p>
<blockquote><p>The privacy officer asked where the data goes. We showed one page. The pilot started the same week.</p><footer>Maren Oduya, Co-founder</footer></blockquote>
<p>An agent prepares each counselor’s morning: new cases, courses that have filled up, people who have not been called for 14 days. It works with the rights of the counselor who opened it and sees no other case files.</p>
<h2>The outcome</h2>
<ul>
<li><strong>CAD 66K</strong> revenue in the first year.</li>
<li>11 minutes from intake to a training proposal, down from 3 days.</li>
<li>0 people in operations.</li>
</ul>
<p>Counselors keep 8 of 10 proposals without a change. The two they change are recorded, and every month the ranking model is tested against them before a new version goes live.</p>
<h2>What the team would do again</h2>
<p>Start with the page for the privacy officer. It lists each model, where it runs, what it reads and how long it keeps it. Writing that page took a day and decided the sale. The second lesson concerns cost: the team set a monthly limit per agency in the first week, so a wave of cases never became a surprise.</p>
<p>The first agency outside Canada has signed since. Its data stays in its own country, on the same platform, under the same page.</p>
$html$,
  null, 3, '2026-05-12T14:00:00Z'
),
(
  '50000000-0000-4000-8000-000000000003', '2026-08-14T10:00:00Z',
  'c0000000-0000-4000-8000-000000000003',
  'Endovara reads hormone panels with 97% diagnosis accuracy',
  'endovara-hormonal-health',
  'A hormonal-health company runs its diagnostic models where each clinic keeps its records. No patient data moves.',
  $html$
<table>
<tr><td>Diagnosis accuracy on confirmed cases, 86% in the first pilot</td><td>97%</td></tr>
<tr><td>Runs in</td><td>clinics, private cloud</td></tr>
<tr><td>Records sent out</td><td>0</td></tr>
<tr><td>Clinics connected</td><td>19</td></tr>
<tr><td>To install a clinic</td><td>3 days</td></tr>
</table>
<p>Endovara supports clinics that treat hormonal disorders. A patient with such a disorder waits years for a diagnosis on average, because the signs are spread over blood panels, cycle diaries and symptoms that look like something else. Endovara’s models read all three together.</p>
<h2>The challenge</h2>
<p>The models worked in the lab. The clinics could not use them. Six of the first eight ran their own networks and did not allow patient records to travel to a vendor. Two had no server room at all.</p>
<p>Each clinic also measured hormones with its own equipment. A model tuned on one laboratory’s values lost 11 points of accuracy in the next building.</p>
<h2>The solution</h2>
<p>Endovara ships the same AIOI installation in two forms: on a small server inside the clinic’s network, or in a private cloud region for clinics without one. Patient data stays where it was recorded. What travels is the model.</p>
<p>Each installation adapts the model to the local laboratory with federated learning. A clinic trains on its own records at night and sends back only model updates. Endovara merges them, tests the result on a reference set of 4,800 confirmed cases, and releases it to all clinics at once.</p>
<h3>Checks before a release</h3>
<ol>
<li>Accuracy on the reference set, overall and by age group.</li>
<li>Accuracy on each clinic’s own held-back cases.</li>
<li>A physician’s review of every case in which old and new model disagree.</li>
<li>A rollback that has been rehearsed in the same week.</li>
</ol>
<blockquote><p>The model does not diagnose. It shows me the three values I should look at again, and it is usually right about them.</p><footer>Ines Calvert, Endocrinologist</footer></blockquote>
<p>An agent drafts the letter to the referring physician. It cites the panel values it used, and the physician signs or rewrites it. Nothing leaves the clinic unsigned.</p>
<h2>The outcome</h2>
<table>
<thead><tr><th>Measure</th><th>First pilot</th><th>Today</th></tr></thead>
<tbody>
<tr><td>Diagnosis accuracy on confirmed cases</td><td>86%</td><td>97%</td></tr>
<tr><td>Difference between best and worst clinic</td><td>11 points</td><td>2 points</td></tr>
<tr><td>Time to install a clinic</td><td>5 weeks</td><td>3 days</td></tr>
<tr><td>Patient records sent to Endovara</td><td>0</td><td>0</td></tr>
</tbody>
</table>
<p>The 97% is measured on confirmed cases that no model saw in training. Endovara publishes the method to its clinics together with the figures for each age group, including the group in which the model is weakest.</p>
<h2>What comes next</h2>
<p>Nineteen clinics are connected. The next model will read longer diaries, which needs more memory than the smallest servers have. Endovara tests a compressed version on them now and will release it when it holds the same 97%.</p>
$html$,
  null, 3, '2026-08-18T14:00:00Z'
),
(
  '50000000-0000-4000-8000-000000000004', '2026-09-25T10:00:00Z',
  'c0000000-0000-4000-8000-000000000004',
  'Kesselbrook Castings finds cracks in 4 milliseconds',
  'kesselbrook-castings-edge-inspection',
  'A foundry with an unreliable connection inspects every part on the line with models that run on the device.',
  $html$
<table>
<tr><td>From picture to answer, beside the conveyor</td><td>4 ms</td></tr>
<tr><td>Runs on</td><td>6 edge devices</td></tr>
<tr><td>Without a connection</td><td>keeps working</td></tr>
<tr><td>Upload saved</td><td>90%</td></tr>
<tr><td>False alarms</td><td>0.6%</td></tr>
</table>
<p>Kesselbrook Castings pours pump housings, 2,300 on a good day. A hairline crack that leaves the plant comes back as a warranty claim. Until last year two people looked for them under a lamp, for 8 hours, and found most.</p>
<h2>The challenge</h2>
<p>A first camera system sent each image to a cloud service. The answer took 380 milliseconds when the line was good, and the line between the plant and the city was not always good. The conveyor does not wait: a part passes the reject gate 60 milliseconds after the camera.</p>
<ul>
<li>An answer is needed in less than 60 milliseconds, every time.</li>
<li>The plant loses its connection for an hour or more about twice a month.</li>
<li>Dust, heat and vibration rule out ordinary servers near the furnaces.</li>
</ul>
<h2>The solution</h2>
<p>Six sealed edge devices now run an AIOI edge runtime beside the cameras. The inspection model was trained in the cloud on 90,000 labeled images, then compressed to a quarter of its size. On the device it answers in 4 milliseconds.</p>
<p>The devices work without a connection. When it is there, they send counts, device health and the images they were unsure about: about 230 a day instead of 2,300, which cut the upload by 90%. Two inspectors label those images every morning. A new model is trained on Tuesday, tested on Wednesday against 1,200 reference parts, and sent to one device first.</p>
<h3>How an update reaches the line</h3>
<ol>
<li>One device gets the new model and runs it in the shadow of the old one for a shift.</li>
<li>If the two disagree on more than 1 part in 200, the update stops and a person looks.</li>
<li>Otherwise the other five devices follow between shifts.</li>
<li>Each device keeps the previous model and returns to it on its own if the new one fails to start.</li>
</ol>
<blockquote><p>The first time the fiber was cut, nobody on the floor noticed. That was the acceptance test.</p><footer>Ansgar Relt, Plant manager</footer></blockquote>
<h2>The outcome</h2>
<p>Warranty claims for cracks fell from 31 in the first half of 2025 to 4 in the first half of 2026. False alarms matter as much, because each one costs a good casting: the rate went from 3.1% to 0.6% over five updates.</p>
<p>The two inspectors no longer stand under the lamp. They label, decide on doubtful parts, and have found two causes of cracks upstream that no camera would have named.</p>
<h2>What comes next</h2>
<p>The same devices will listen to the grinding spindles. A bearing announces its end in its sound about 30 hours ahead, and the runtime has room for a second model.</p>
$html$,
  null, 3, '2026-09-29T14:00:00Z'
),
(
  '50000000-0000-4000-8000-000000000005', '2026-11-06T10:00:00Z',
  'c0000000-0000-4000-8000-000000000004',
  'Harrow & Tide Mutual answers claims inside its own walls',
  'harrow-tide-mutual-private-assistants',
  'An insurer replaced four pilot projects with one governed platform and put its first assistant into production in 26 days.',
  $html$
<table>
<tr><td>From the decision to production</td><td>26 days</td></tr>
<tr><td>Runs in</td><td>own data center</td></tr>
<tr><td>Logs kept</td><td>7 years</td></tr>
<tr><td>AI cost of a claim</td><td>0.31 USD</td></tr>
<tr><td>Accepted unchanged</td><td>71%</td></tr>
</table>
<p>Harrow &amp; Tide Mutual insures small ships and the ports they use. By the end of 2025 it had started four AI pilots with four vendors. None had reached production. That is the usual fate: 95% of pilots fail.</p>
<h2>The challenge</h2>
<p>Each pilot had failed for its own reason. One could not log who had asked what. One kept prompts for 30 days on servers abroad. One worked until the vendor replaced its model overnight and the answers changed. The fourth was good and cost 9 times its budget.</p>
<p>The head of claims wrote the reasons on a page and turned them into requirements:</p>
<ul>
<li>Runs in our data center, under our keys.</li>
<li>Every question, answer, source and model version is logged for 7 years.</li>
<li>A model changes when we change it.</li>
<li>The cost of one claim is known before the claim is opened.</li>
</ul>
<h2>The solution</h2>
<p>AIOI runs on six servers in the insurer’s own data center. The claims assistant reads the policy, the survey report and the weather record of the day, and drafts the assessment. A claims handler accepts, changes or rejects it.</p>
<p>Routing keeps the cost in hand. Short questions about a policy go to a small model. Survey reports of 80 pages go to a large one. The rule is five lines long, and the claims department owns it.</p>
<pre><code>route claims-assistant
  when task = "policy-question"   use small-instruct
  when task = "survey-report"     use long-context
  when confidence &lt; 0.8           ask a person
  limit cost 0.40 USD per claim
</code></pre>
<blockquote><p>We did not need a cleverer model. We needed to be able to say which one it was.</p><footer>Orla Wexcombe, Head of claims</footer></blockquote>
<h2>The outcome</h2>
<table>
<thead><tr><th>Measure</th><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr><td>Days from decision to production</td><td>Not reached</td><td>26</td></tr>
<tr><td>Time to a first assessment</td><td>4 days</td><td>35 minutes</td></tr>
<tr><td>Cost of AI per claim</td><td>3.60 USD</td><td>0.31 USD</td></tr>
<tr><td>Assessments accepted unchanged</td><td>Not measured</td><td>71%</td></tr>
</tbody>
</table>
<p>The regulator examined the assistant in September. The examiner picked 25 claims at random and asked for the full trail of each. The compliance officer exported them during the meeting.</p>
<h2>What comes next</h2>
<p>Three of the four old pilots return as tenants of the same platform. The fourth has been closed: with its cost in plain view, no one could name the claim it would have paid for.</p>
$html$,
  null, 2, '2026-11-10T14:00:00Z'
)
on conflict do nothing;

-- Insights ------------------------------------------------------------------------------------

insert into public.insights
  (id, created_at, title, slug, excerpt, author, tags, cover, content, read_time, published_at)
values
(
  '10000000-0000-4000-8000-000000000001', '2026-01-16T10:00:00Z',
  'Why 95% of AI pilots fail, and what the other 5% do first',
  'why-ai-pilots-fail',
  'Pilots rarely fail because of the model. They fail on five questions that nobody asked in the first week.',
  'Hedda Marrowby',
  array['Strategy', 'Governance'], null,
  $html$
<p>95% of AI pilots never reach production. The usual explanation is that the model was not good enough. Most of the pilots that we have seen end had a model that was good enough. Something else was missing, and it had been missing since the first week.</p>
<h2>Five questions for the first week</h2>
<h3>1. Where does the data go?</h3>
<p>A pilot begins with a sample that somebody anonymized by hand. Production needs the real thing. If the answer to this question is a vendor’s home page, the privacy officer will end the pilot in month four instead of week one. Draw the path of one record, from the system that holds it to the last log that mentions it. Name the country at each stop.</p>
<h3>2. Who owns the result when it is wrong?</h3>
<p>Every system is wrong at some rate. A process that has an owner for wrong answers survives the first one. A process without one stops. The owner needs three things: a way to see the answer, a way to correct it, and the right to switch the system off.</p>
<h3>3. What does one unit cost?</h3>
<p>Not the monthly bill: one claim, one letter, one inspected part. A pilot with 40 users hides its price. Multiply by the number of units in a year before anyone writes a business case. If the figure is absurd, route the easy units to a smaller model and calculate again.</p>
<h3>4. How will we know that it got worse?</h3>
<p>Models change, data changes, people find new ways to use a tool. Collect 200 real cases with the answer that an expert gave. Run them every night. A number that falls is a conversation; a complaint from a customer is an incident.</p>
<h3>5. Who keeps it running in year two?</h3>
<p>A pilot runs on the enthusiasm of two people. Production runs on a schedule: updates, certificates, capacity, somebody who answers at night. Either you have that team, or you choose a platform that does the work.</p>
<h2>What the successful pilots have in common</h2>
<table>
<thead><tr><th>Question</th><th>Pilots that ended</th><th>Pilots that went live</th></tr></thead>
<tbody>
<tr><td>Data path on paper</td><td>After the security review</td><td>Before the first prompt</td></tr>
<tr><td>Owner of wrong answers</td><td>The project</td><td>A department</td></tr>
<tr><td>Cost per unit</td><td>Unknown</td><td>Known, with a limit</td></tr>
<tr><td>Test set</td><td>A demo</td><td>200 real cases</td></tr>
<tr><td>Operations</td><td>Two enthusiasts</td><td>A platform or a team</td></tr>
</tbody>
</table>
<blockquote><p>A pilot should answer one question: may we run this on Monday with real data? Everything else is a demonstration.</p></blockquote>
<h2>A plan for 30 days</h2>
<ol>
<li><strong>Days 1 to 5.</strong> Choose one process with a number attached. Draw the data path. Collect the 200 cases.</li>
<li><strong>Days 6 to 12.</strong> Install where production will run, not where it is convenient. Test several models on the cases.</li>
<li><strong>Days 13 to 20.</strong> Let five people use it on real work, with every answer checked. Log all of it.</li>
<li><strong>Days 21 to 25.</strong> Calculate the unit cost. Set the limit. Rehearse switching it off.</li>
<li><strong>Days 26 to 30.</strong> Decide. Go live with the five people, or stop and write down which question had no answer.</li>
</ol>
<p>Stopping on day 30 is a good result as well. It costs a month. The other kind of ending costs a year, and it takes the next idea down with it.</p>
$html$,
  3, '2026-01-20T13:00:00Z'
),
(
  '10000000-0000-4000-8000-000000000002', '2026-03-06T10:00:00Z',
  'Air-gapped AI: what changes when there is no way out',
  'air-gapped-ai-in-practice',
  'Models, licenses, updates and time itself have to be brought in by hand. A checklist from installations without a network.',
  'Anselm Torvik',
  array['Air-gapped', 'Security', 'Operations'], null,
  $html$
<p>An air-gapped installation has no connection to any other network. Defense, energy and some research sites require it. Most AI software assumes the opposite, often without saying so. This is what you find out when you unplug the cable.</p>
<h2>What stops working first</h2>
<ul>
<li><strong>Model downloads.</strong> Many serving programs fetch tokenizer files at start-up, although the weights are on disk.</li>
<li><strong>License checks.</strong> Some wait 30 seconds for an answer and then start anyway. Some do not start.</li>
<li><strong>Container images.</strong> A tag such as <code>latest</code> means nothing when there is no registry to ask.</li>
<li><strong>Time.</strong> Certificates, tokens and logs need a clock that agrees with itself. Plan your own time source.</li>
<li><strong>Telemetry.</strong> A program that cannot reach its vendor may fill a disk with unsent reports.</li>
</ul>
<h2>Bring everything, and prove it</h2>
<p>The unit of delivery is a bundle: images, weights, configuration, documentation and a list of all of it with checksums. The bundle is signed outside and verified inside. If one file differs, nothing is installed.</p>
<pre><code class="language-bash"># outside
aioi bundle create --release 2026.1 --models reader-12b,coder-7b --out release.aioi
aioi bundle sign release.aioi --key release-key

# inside, on a machine that reads the medium and nothing else
aioi bundle verify release.aioi --trusted keys/release.pub
aioi bundle install release.aioi
</code></pre>
<p>The list matters as much as the signature. A security officer will want to know what the medium carries before it enters the building. Give them a file they can read without your tools.</p>
<h2>Models are data, and data is checked</h2>
<p>Weights are large opaque files, so they deserve suspicion. Accept only formats that hold numbers and no code. Load every new model in a sandbox, run the reference cases, and compare the results with those measured outside. The same weights on the same cases must give the same score. If they do not, something differs: the driver, the precision, or the file.</p>
<h2>Updates on a calendar</h2>
<p>Connected systems update when a release appears. Isolated ones update when a person carries a medium through a door. Quarterly is a good rhythm, with an emergency path that can deliver a patch within 3 days. Rehearse that path once a year with a patch that changes nothing.</p>
<table>
<thead><tr><th>Item</th><th>Rhythm</th><th>Check before use</th></tr></thead>
<tbody>
<tr><td>Platform release</td><td>Quarterly</td><td>Signature, upgrade on a spare node</td></tr>
<tr><td>Models</td><td>As needed</td><td>Checksum, reference cases</td></tr>
<tr><td>Security patch</td><td><mark>Within 3 days</mark></td><td>Signature, smoke test</td></tr>
<tr><td>Keys and certificates</td><td>Yearly</td><td>Two people, written record</td></tr>
</tbody>
</table>
<h2>Name every way out</h2>
<p>An isolated network still has ways out: a printer, a maintenance laptop, a monitor that faces a window. AI adds one. An assistant that answers questions about secret documents produces new documents, and those carry the same classification as their sources. Label answers with the highest label of what was read, and enforce it where answers are stored.</p>
<blockquote><p>If the label is an afterthought, the assistant becomes the most efficient leak in the building.</p></blockquote>
<h2>What you gain</h2>
<p>Isolation has a reward. The system behaves the same on the last day of the quarter as on the first. No dependency changes overnight. Every incident has a short list of causes, because the list of what is inside is complete. Teams that move from connected to isolated systems complain for a month. Then they notice that nobody has been called at night.</p>
$html$,
  3, '2026-03-10T13:00:00Z'
),
(
  '10000000-0000-4000-8000-000000000003', '2026-04-17T10:00:00Z',
  'Choosing among 2 million models without reading 2 million cards',
  'choosing-among-two-million-models',
  'Start from your own 200 cases, filter by hard limits, test nine candidates, and keep the runner-up warm.',
  'Perpetua Lindgaard',
  array['Models', 'Evaluation'], null,
  $html$
<p>More than 2 million models are available to you. A public ranking will not tell you which one to use, because it measures tasks that are not yours. The choice takes about a day when you do the steps in this order.</p>
<h2>Step 1: write down the hard limits</h2>
<p>Limits remove candidates without any test, so apply them first.</p>
<ul>
<li><strong>License.</strong> May you use it commercially, and may you modify it?</li>
<li><strong>Languages.</strong> Which ones do your cases contain, including the three in Portuguese?</li>
<li><strong>Length.</strong> How long is the longest input at the 99th percentile?</li>
<li><strong>Hardware.</strong> What memory does the machine have that will run it?</li>
<li><strong>Latency.</strong> How long will a person, or a conveyor, wait?</li>
</ul>
<p>For a typical task on one GPU with 48 GB, 2 million candidates become a few hundred.</p>
<h2>Step 2: bring your own cases</h2>
<p>Collect 200 real inputs with the output an expert would sign. Include the dull ones, since they are the majority, and 20 that went wrong in the past. Keep 100 of them locked away. You will tune prompts on the first half and decide on the second.</p>
<h2>Step 3: choose nine</h2>
<p>Take three small models, three medium ones and three large ones from different families. Two models of one family tend to fail on the same cases, and you want to learn how cases fail.</p>
<h2>Step 4: measure three numbers</h2>
<table>
<thead><tr><th>Candidate</th><th>Cases passed</th><th>Time at the 95th percentile</th><th>Cost per 1,000 cases</th></tr></thead>
<tbody>
<tr><td>Small, best of three</td><td>81 of 100</td><td>0.4 s</td><td>0.60 USD</td></tr>
<tr><td>Medium, best of three</td><td>92 of 100</td><td>1.1 s</td><td>2.90 USD</td></tr>
<tr><td>Large, best of three</td><td>94 of 100</td><td>3.8 s</td><td>21.00 USD</td></tr>
<tr><td>Small first, medium if unsure</td><td>92 of 100</td><td>1.2 s</td><td>1.30 USD</td></tr>
</tbody>
</table>
<p>The table is from a contract-reading task. Your figures will differ, and the pattern will be similar: the last 2 cases make the whole set 7 times as expensive. Whether they are worth it is a business question that now has a number.</p>
<h2>Step 5: try the combination</h2>
<p>The fourth row is not a model. It is a rule: ask the small model first, and ask the medium one when the small one is unsure. Routing of this kind typically lowers cost by 40 to 60% at the same quality. It needs a measure of doubt. Agreement between two cheap answers works well, and it is simple to explain.</p>
<pre><code class="language-python">answer = small(case)
if small(case, seed=2) disagrees with answer:
    answer = medium(case)
</code></pre>
<h2>Step 6: keep the runner-up warm</h2>
<p>A model can disappear: a license changes, a vendor retires a version, a flaw is found. Keep the second-best candidate deployed at 1% of traffic. You will know its current quality, and switching takes a minute, not a project.</p>
<h2>When to choose again</h2>
<p>Run the 200 cases every night on the current model, and once a quarter on nine new candidates. Switch when a challenger passes 3 more cases or costs half. Otherwise stay. Every switch makes users learn new habits, and that is a cost as well, although it appears on no bill.</p>
<blockquote><p>The best model is the one you can replace on a Tuesday.</p></blockquote>
$html$,
  3, '2026-04-21T13:00:00Z'
),
(
  '10000000-0000-4000-8000-000000000004', '2026-06-05T10:00:00Z',
  'Agents need permissions, not personalities',
  'agents-need-permissions',
  'An agent is a program that acts. Give it an identity, a narrow set of tools, a budget and a log before you give it a name.',
  'Hedda Marrowby',
  array['Agents', 'Security', 'Governance'], null,
  $html$
<p>Much of what is written about agents concerns how they talk. In production the interesting part is what they may do. An agent that can send an email, change a record or start a machine is an operator, and it should be governed like one.</p>
<h2>Four things every agent needs</h2>
<h3>An identity</h3>
<p>An agent that borrows a person’s account makes the log useless: nobody can tell who acted. Give each agent its own identity. When it works for a person, record both: the agent as the actor, the person as the principal. Its rights are the overlap of the two, never the sum.</p>
<h3>A narrow set of tools</h3>
<p>A tool called <code>run_sql</code> is a blank check. A tool called <code>find_open_invoices(customer)</code> is a permission. Write tools at the level of the task. Each one states what it reads, what it changes, and whether the change can be undone.</p>
<pre><code>tool close_ticket(ticket_id, reason)
  reads    tickets assigned to the principal
  changes  status of one ticket
  undo     reopen_ticket
  limit    20 per hour
</code></pre>
<h3>A budget</h3>
<p>Agents loop. Set a limit on steps, on money and on time, and decide what happens at the limit. The right answer is nearly always: stop, keep the work so far, and tell the principal.</p>
<h3>A log that a stranger can read</h3>
<p>For each run, keep the request, every tool call with its arguments and results, the model version, and the outcome. Keep it where the agent cannot change it. The test of a good log is an audit by someone who was not there.</p>
<h2>Which steps need a person</h2>
<p>Asking a person for every step turns an agent into a slow form. Asking for none turns it into a risk. Sort the actions by two questions: can it be undone, and who notices if it is wrong?</p>
<table>
<thead><tr><th></th><th>Can be undone</th><th>Cannot be undone</th></tr></thead>
<tbody>
<tr><th>Stays inside the team</th><td>Act, log it</td><td>Act after a delay of 15 minutes, with a notice</td></tr>
<tr><th>Reaches a customer</th><td>Act within a limit, review a sample</td><td>A person decides</td></tr>
</tbody>
</table>
<h2>Instructions that arrive in the data</h2>
<p>An agent reads emails, tickets and web pages. Some will contain sentences addressed to it. You cannot filter all of them out, so design for the day when one is obeyed. If the agent that reads untrusted text has no tool that reaches the outside, the damage is a bad summary. Split the work: one agent reads and writes a structured note, another acts on the note and never sees the text.</p>
<blockquote><p>Assume the model will follow the worst sentence it reads. Then look at its permissions again.</p></blockquote>
<h2>Begin with reading</h2>
<p>A sound order for a first agent has three stages.</p>
<ol>
<li>It reads and proposes. People act. Two weeks of proposals show where it is right.</li>
<li>It acts where undoing is easy. The limit is low, and a sample is reviewed.</li>
<li>It acts in the rest of its task. The budget grows with the record, not with the calendar.</li>
</ol>
<p>Most useful agents stay at stage two for good. That is no failure. An agent that prepares 50 decisions a day, each ready to confirm in 10 seconds, has returned a working day to the person who confirms them.</p>
$html$,
  3, '2026-06-09T13:00:00Z'
),
(
  '10000000-0000-4000-8000-000000000005', '2026-07-17T10:00:00Z',
  'Data residency is a map, not a checkbox',
  'data-residency-is-a-map',
  'Storage is one of nine places where a prompt can come to rest. How to draw all nine for an auditor.',
  'Bertrand Oyelowe-Hask',
  array['Data sovereignty', 'Compliance'], null,
  $html$
<p>Ask a vendor whether your data stays in the country and you will hear yes. Ask where a prompt rests during its life and the answer takes longer. Storage is only one of the places. A review that stops there will miss the others.</p>
<h2>Nine places where a prompt can rest</h2>
<ol>
<li>The memory of the machine that runs the model.</li>
<li>A cache that keeps the beginning of long prompts.</li>
<li>The database of conversations.</li>
<li>The index that search uses, with its vectors.</li>
<li>Request logs at the edge of the network.</li>
<li>Error reports, which like to include the request.</li>
<li>Backups of all of the above.</li>
<li>The screens and tickets of support staff.</li>
<li>A training set, if the contract allows it.</li>
</ol>
<p>Vectors deserve a remark. They look anonymous, and they are not: with the model at hand, much of the text behind a vector can be reconstructed. Treat them as the text.</p>
<h2>Three questions for each place</h2>
<p>For each of the nine, write down the country, the time it is kept, and the party that holds the key. A table of nine rows and three columns is the whole review. Empty cells are the findings.</p>
<table>
<thead><tr><th>Place</th><th>Country</th><th>Kept for</th><th>Key held by</th></tr></thead>
<tbody>
<tr><td>Model memory</td><td>Canada</td><td>Seconds</td><td><mark>Nobody: not written</mark></td></tr>
<tr><td>Conversations</td><td>Canada</td><td>Until deleted</td><td>Customer</td></tr>
<tr><td>Request logs</td><td>Canada</td><td>12 months, without content</td><td>Provider</td></tr>
<tr><td>Error reports</td><td>Canada</td><td>30 days, content removed</td><td>Provider</td></tr>
<tr><td>Backups</td><td>Canada, second site</td><td>30 days</td><td>Customer</td></tr>
</tbody>
</table>
<h2>Residency, sovereignty, control</h2>
<p>The three words are used as if they meant the same.</p>
<ul>
<li><strong>Residency</strong> is a place: the disks are in this country.</li>
<li><strong>Sovereignty</strong> is a law: only this country’s courts can order access.</li>
<li><strong>Control</strong> is a key: nobody can read it without you.</li>
</ul>
<p>A server in your country that is run by a company from another has residency without sovereignty. Encryption with your own key gives control in both cases, as long as the data is never needed in the clear elsewhere. Models need it in the clear, which is why the place of computing matters more than the place of storage.</p>
<blockquote><p>Ask where it is decrypted. That is where it lives.</p></blockquote>
<h2>Choosing a deployment</h2>
<p>A private cloud region in the right country satisfies most privacy laws. Health and public-sector data often call for hardware you own. Defense work calls for isolation. AIOI runs in all three forms, with data centers in the US, Canada and the UAE for the first, and the same software for the others. Start with the strictest data you have, and ask whether it needs to share an installation with the rest. Two installations are often cheaper than raising the rules for everything.</p>
<h2>What to hand the auditor</h2>
<p>One page with the table. One diagram with arrows that cross borders in red, ideally none. One export of the network rules that make the diagram true. Auditors see many diagrams. They see the rules less often, and those are what they believe.</p>
$html$,
  3, '2026-07-21T13:00:00Z'
),
(
  '10000000-0000-4000-8000-000000000006', '2026-08-28T10:00:00Z',
  'Under 5 milliseconds: a budget for inference at the edge',
  'a-latency-budget-for-the-edge',
  'Where the time goes between a camera and a decision, and what compression buys back.',
  'Anselm Torvik',
  array['Edge AI', 'Performance'], 'numeral',
  $html$
<p>A model in the cloud answers in 100 to 500 milliseconds, most of it on the way there and back. A model on the device can answer in less than 5. Getting there is an exercise in accounting. Each stage has a budget, and the sum is what the machine feels.</p>
<h2>The budget</h2>
<table>
<thead><tr><th>Stage</th><th>First version</th><th>After tuning</th></tr></thead>
<tbody>
<tr><td>Read the frame from the sensor</td><td>1.8 ms</td><td>0.6 ms</td></tr>
<tr><td>Resize and normalize</td><td>2.4 ms</td><td>0.3 ms</td></tr>
<tr><td>Run the model</td><td>11.0 ms</td><td>2.7 ms</td></tr>
<tr><td>Interpret the result</td><td>0.9 ms</td><td>0.2 ms</td></tr>
<tr><td>Signal the machine</td><td>0.7 ms</td><td>0.4 ms</td></tr>
<tr><td><strong>Sum</strong></td><td><strong>16.8 ms</strong></td><td><strong>4.2 ms</strong></td></tr>
</tbody>
</table>
<p>The figures come from a visual inspection task on a 15-watt device. A third of the first version’s time was not the model at all. That part is the cheapest to win back.</p>
<h2>Before the model</h2>
<p>Copying is the enemy. A frame that travels from the sensor’s driver to a library, to another library, and to the accelerator is copied three times. Let the driver write where the accelerator reads. Let the accelerator do the resizing, because it does so for nothing while it waits.</p>
<p>Choose the resolution by experiment. Halve it until accuracy falls on your test cases, then go back one step. Many models are fed four times the pixels they need.</p>
<h2>The model</h2>
<ol>
<li><strong>Quantize.</strong> Eight-bit integers instead of 16-bit floats halve the memory traffic. Calibrate with 500 real frames. Expect to lose 0.1 to 0.5 points of accuracy.</li>
<li><strong>Prune.</strong> Remove whole channels, since scattered zeros save nothing on most accelerators. Train for a few hours afterward.</li>
<li><strong>Distill.</strong> Train a small model on the answers of the large one. This takes longest and wins most.</li>
<li><strong>Compile.</strong> Fuse the layers for the one chip you have. Measure on that chip, because the ranking changes from chip to chip.</li>
</ol>
<h2>After the model</h2>
<p>Averages hide the frames that matter. A conveyor that moves on after 5 milliseconds does not care that the mean is 4.2. Look at the 99.9th percentile. The usual culprits are a garbage collector, a log line that waits for the disk, and a processor that lowered its clock to save power.</p>
<pre><code>frames 1,000,000
p50    4.1 ms
p99    4.4 ms
p99.9  4.9 ms
max   31.0 ms   log rotation, moved to its own core
</code></pre>
<h2>What stays in the cloud</h2>
<p>Training stays there, and so does everything that compares devices with one another. The device sends summaries and the few frames it was unsure about. In the plants we measured, that saved up to 90% of the bandwidth. Updates travel the other way: to one device first, in the shadow of the old model, then to the rest.</p>
<blockquote><p>The edge decides. The cloud learns. Keep the two on different clocks.</p></blockquote>
<h2>When not to bother</h2>
<p>If a person reads the answer, 300 milliseconds are fine. If the connection is reliable and the data may travel, the cloud is simpler. The edge earns its effort when a machine is waiting, when the line fails, or when the data must not leave the room. Any one of the three is reason enough.</p>
$html$,
  3, '2026-09-01T13:00:00Z'
),
(
  '10000000-0000-4000-8000-000000000007', '2026-10-09T10:00:00Z',
  'From commit to cluster: a release a day without a DevOps team',
  'a-release-a-day-without-devops',
  'Six rules that let a team of four ship a model or a service every day, and sleep.',
  'Perpetua Lindgaard',
  array['DevOps', 'Operations'], null,
  $html$
<p>A team that releases once a quarter releases a quarter’s worth of risk. A team that releases daily ships small changes, and small changes are easy to understand, test and take back. The usual objection is that daily releases need a DevOps team. They need six rules and a platform that enforces them.</p>
<h2>Rule 1: what runs is what is in Git</h2>
<p>Models, prompts, routing rules, limits and infrastructure are files. Production is a branch. Nobody changes a running system by hand, so there is no second truth to compare with. When something breaks, the first question is which commit, and the log has the answer.</p>
<h2>Rule 2: describe the result, not the steps</h2>
<p>A script that creates servers works once. A description of what should exist works every time, since the platform compares and repairs.</p>
<pre><code>resource "aioi_deployment" "claims_reader" {
  model = "reader-12b@2026.10.2"
  replicas {
    min               = 1
    max               = 6
    target_latency_ms = 900
  }
  release {
    strategy     = "canary"
    steps        = [5, 25, 100]
    wait_minutes = 20
  }
}
</code></pre>
<h2>Rule 3: test the behavior, not only the code</h2>
<p>A change of one word in a prompt can alter a third of the answers. Each commit runs the reference cases. The result appears next to the change: 194 of 200 passed, 3 new failures, 1 repaired. A reviewer reads the three failures. That takes two minutes, and it is the best two minutes of the review.</p>
<h2>Rule 4: release to 5% first</h2>
<p>A canary release sends 5% of traffic to the new version and watches three numbers: errors, latency, and the rate at which people correct the answer. If one is out of bounds after 20 minutes, the platform goes back without asking. A blue-green release keeps the whole old version running beside the new one and switches at once. Use the first for models and the second for changes to data formats.</p>
<table>
<thead><tr><th>Change</th><th>Strategy</th><th>Time to go back</th></tr></thead>
<tbody>
<tr><td>Prompt or routing rule</td><td>Canary</td><td>Under 1 minute</td></tr>
<tr><td>Model version</td><td>Canary with shadow run</td><td>Under 1 minute</td></tr>
<tr><td>Data format</td><td>Blue-green</td><td>Under 5 minutes</td></tr>
<tr><td>Platform release</td><td>One node at a time</td><td>Under 5 minutes a node</td></tr>
</tbody>
</table>
<h2>Rule 5: capacity follows demand</h2>
<p>GPUs are expensive while they wait. Let the platform scale on the time users wait, not on how busy the processor looks. Scale to zero at night where a first answer after 40 seconds is acceptable. Show the cost of each service to the team that owns it, daily, in the place where they read their mail.</p>
<h2>Rule 6: practice going back</h2>
<p>A rollback that was never tried is a hope. Roll back a healthy release every second week, during the day, on purpose. It takes ten minutes. After the third time nobody is nervous, and that is worth more than the procedure.</p>
<blockquote><p>Speed is not how fast you can release. It is how little you fear it.</p></blockquote>
<h2>The day in numbers</h2>
<p>One team of four that follows these rules made 212 releases in the last 12 months. 9 were taken back, all by the platform, and the longest lasted 23 minutes at 5% of traffic. The team has no one on call. It has a rule about Fridays, and it breaks it often.</p>
$html$,
  3, '2026-10-13T13:00:00Z'
),
(
  '10000000-0000-4000-8000-000000000008', '2026-11-13T10:00:00Z',
  'What an AI answer costs, and how to know before you ask',
  'what-an-ai-answer-costs',
  'Four levers lower the price of an answer by two thirds. Three of them have nothing to do with the model.',
  'Bertrand Oyelowe-Hask',
  array['Cost', 'Operations', 'Models'], null,
  $html$
<p>The price list of a model says dollars per million tokens. No one in your company buys tokens. They buy answered claims, translated manuals and sorted mail. Between the two lies a calculation that fits on a napkin, and most teams have never done it.</p>
<h2>The calculation</h2>
<p>Take one unit of work. Count what goes in, what comes out, and how many times you ask.</p>
<pre><code>cost per unit
  = calls * (tokens in * price in
             + tokens out * price out)
  + share of fixed capacity
  + minutes of review * cost per minute
</code></pre>
<p>For a mid-sized insurer’s claim, the calls came to 0.38 USD, the capacity to 0.05 USD, and the review to 1.90 USD. The team had spent two months on the calls.</p>
<h2>Lever 1: send less</h2>
<p>Prompts grow. Instructions are added after each mistake and never removed. In one system we examined, 71% of each request was the same 6,000 words of instructions. Half of them could be deleted without a change in the test results. A cache for the unchanged beginning of the prompt took care of most of the rest.</p>
<h2>Lever 2: ask a smaller model first</h2>
<p>Two thirds of requests are easy. Send them to a model that costs a tenth, and pass on what it is unsure about. At equal quality, routing of this kind lowers the bill by 40 to 60%.</p>
<h2>Lever 3: do not ask at all</h2>
<p>Some questions arrive again and again. Store the answer together with the version of the documents it came from, and drop it when they change. A support desk we work with serves 22% of its answers this way. They cost nothing and appear at once.</p>
<h2>Lever 4: review what needs review</h2>
<p>Human time is the largest item in most calculations. Reviewing every answer is right in the first two weeks. After that, review all answers below a confidence threshold and a random sample of 5% above it. The sample tells you whether the threshold still holds.</p>
<table>
<thead><tr><th>Lever</th><th>Effort</th><th>Saving in this example</th></tr></thead>
<tbody>
<tr><td>Shorter prompts, cached beginnings</td><td>2 days</td><td>0.14 USD</td></tr>
<tr><td>Routing</td><td>3 days</td><td>0.12 USD</td></tr>
<tr><td>Stored answers</td><td>2 days</td><td>0.03 USD</td></tr>
<tr><td>Review by threshold</td><td>1 day</td><td><mark>1.30 USD</mark></td></tr>
</tbody>
</table>
<h2>Set the limit before the first request</h2>
<p>A budget per month protects the company. A limit per unit protects the design. If a claim may cost 0.40 USD, the platform stops at 0.40 USD, keeps the work done so far, and hands the claim to a person. You will find loops in the first week, and each costs 0.40 USD, not a weekend’s worth of graphics cards.</p>
<blockquote><p>A surprise on the bill is a missing limit with a delay of 30 days.</p></blockquote>
<h2>Own or rent</h2>
<p>Rented capacity is right for work that comes in waves. Owned hardware is right for work that never stops: above roughly 55% use around the clock, a server you own costs less within 14 months, even with power and space included. Many companies need both, the base load on their own machines and the peaks elsewhere. Since the models and rules are the same in both places, moving the border between them is a change of one line.</p>
<p>Put the unit cost on the team’s dashboard, next to quality and latency. Numbers that are seen daily tend to improve. Those that arrive with the invoice tend to be explained.</p>
$html$,
  3, '2026-11-17T13:00:00Z'
),
(
  '10000000-0000-4000-8000-00000000000b', '2026-11-24T17:00:00Z',
  'How this website never loses your message',
  'how-this-website-never-loses-a-lead',
  'We killed server and database 200 times. 3,377 forms were accepted, and 3,377 were stored.',
  'Perpetua Lindgaard',
  array['Operations', 'DevOps'], null,
  $html$
<p>A contact form has one job. When it fails, nobody calls to complain: the visitor has read “Sent” and waits, and the company never learns that somebody wrote. So we gave this website one rule before its first page, and built a machine that tries to break it.</p>
<h2>What “Sent” means</h2>
<p>The page says “Sent” only after the database has confirmed the row, or a queue that outlives the server has taken it. Anything else is a failure, and the page says so at once: the text you typed stays in the form, and you can press the button again.</p>
<p>Confirmed is meant strictly. We tried more than twenty kinds of answer that are not the one a working database gives: a sign-in page with status 200, half a response, an empty one, a 500 that claims the row is there. None of them counts as stored. The lead goes to the queue, and the queue tries again until the database says yes.</p>
<h2>Once, and not twice</h2>
<p>Trying again is how leads get stored twice. A response can be lost after the row was written, a finger can press twice, a line can break in the middle. Each filled form therefore carries one number from its first try to its last. The database takes a number once; whatever comes after it is told that the row is there.</p>
<h2>The drill</h2>
<p>A rule that nobody attacks is a hope. The drill sends leads of all kinds without a pause and kills, at random moments and without a warning, the server, the database or both. Some kills hit a program that is just starting. Then it counts rows.</p>
<table>
<thead><tr><th>November 24, 2026</th><th>Result</th></tr></thead>
<tbody>
<tr><td>Kills in 16 minutes</td><td>200</td></tr>
<tr><td>Of the server, the database, both</td><td>68, 64, 68</td></tr>
<tr><td>During a start</td><td>33</td></tr>
<tr><td>Leads accepted</td><td>3,377</td></tr>
<tr><td>Leads stored</td><td>3,377</td></tr>
<tr><td>Stored twice</td><td>0</td></tr>
<tr><td>Left in the queue</td><td>0</td></tr>
<tr><td>Longest outage</td><td>7.3 s</td></tr>
</tbody>
</table>
<p>Every kill healed without a hand. Anybody who has the repository of this site repeats the run with one command; a smaller one, with one kill, is part of the tests that each change must pass.</p>
<pre><code>KILLS=200 npx vitest run \
  --config tests/vitest.config.ts \
  --project rehearsal kill-drill
</code></pre>
<p>A second machine loads the site for an hour at two thirds of what its computer can do, while the database fails for 20 seconds every three minutes. On the same day it counted 957,563 requests and 48,274 leads. All of the leads were stored, none twice.</p>
<h2>What the drills found</h2>
<p>They were not green at first. A proxy between visitor and server once answered the form by itself, with a friendly page, and the form took that for success. A browser that had translated the page threw away what had been typed. A message of 64,000 quotation marks was accepted and then fitted into no queue. Each of these is fixed now, and each has a test of its own.</p>
<blockquote><p>A failure you cause on a Tuesday is cheaper than the one that comes on a Sunday.</p></blockquote>
<h2>What they do not show</h2>
<p>The drills run on one computer. They say nothing of a second data center, and nothing of the network in front of the site. An outage of more than two days has been calculated, not lived through. We write that down beside the results, because a number without its limits is an advertisement.</p>
$html$,
  3, '2026-11-25T08:00:00Z'
),
(
  '10000000-0000-4000-8000-000000000009', '2026-11-18T10:00:00Z',
  'Draft: what we learned from 100 partner projects',
  'draft-one-hundred-partner-projects',
  'Notes for an article that is not finished.',
  'Hedda Marrowby',
  array['Partners'], null,
  $html$
<p>This draft is not published: it has no publication date, and visitors do not see it.</p>
<p>Outline: how resellers, consultants and system integrators divide the work; where projects wait; what the first call should settle.</p>
$html$,
  1, null
),
(
  '10000000-0000-4000-8000-00000000000a', '2026-11-18T10:00:00Z',
  'A letter to be opened in 2099',
  'a-letter-to-be-opened-in-2099',
  'Scheduled for the far future: visitors do not see it yet.',
  'Anselm Torvik',
  array['Company'], null,
  $html$
<p>This article is scheduled. It appears on its own once its date has come.</p>
$html$,
  1, '2099-01-01T00:00:00Z'
)
on conflict do nothing;

-- Updates -------------------------------------------------------------------------------------

insert into public.updates (id, created_at, title, description, type, href, published_at) values
  ('20000000-0000-4000-8000-000000000001', '2026-01-13T09:00:00Z', 'Release 2026.1: shadow runs',
   'A new model version can answer beside the current one without anyone seeing its answers. The comparison appears in the release view.',
   'Release', '/use-cases/devops-acceleration', '2026-01-13T15:00:00Z'),
  ('20000000-0000-4000-8000-000000000002', '2026-02-03T09:00:00Z', 'Guide to air-gapped installation',
   'A printed-page guide for sites without a network: bundles, signatures, time source, upgrade rehearsal.',
   'Docs', null, '2026-02-03T15:00:00Z'),
  ('20000000-0000-4000-8000-000000000003', '2026-03-17T09:00:00Z', 'Second availability zone in Canada',
   'Private deployments in Canada can now span two zones in the same country. Existing customers choose the date of the move.',
   'Region', null, '2026-03-17T15:00:00Z'),
  ('20000000-0000-4000-8000-000000000004', '2026-04-07T09:00:00Z', 'Release 2026.2: limits per unit of work',
   'Set the most that one claim, letter or part may cost. At the limit the run stops, keeps its work and asks a person.',
   'Release', '/insights/what-an-ai-answer-costs', '2026-04-07T15:00:00Z'),
  ('20000000-0000-4000-8000-000000000005', '2026-05-19T09:00:00Z', 'Customer-held keys for backups',
   'Backups can be encrypted with a key that stays in your own key store. Without it nobody, including us, can restore them.',
   'Security', '/trust', '2026-05-19T15:00:00Z'),
  ('20000000-0000-4000-8000-000000000006', '2026-06-16T09:00:00Z', 'Tool permissions for agents',
   'Each tool of an agent states what it reads, what it changes and how often it may run. The audit log records every call.',
   'Release', '/autopilots', '2026-06-16T15:00:00Z'),
  ('20000000-0000-4000-8000-000000000007', '2026-07-07T09:00:00Z', 'Data map template for privacy reviews',
   'A table of the nine places where a prompt can rest, filled in for each deployment model, ready to hand to an auditor.',
   'Docs', '/insights/data-residency-is-a-map', '2026-07-07T15:00:00Z'),
  ('20000000-0000-4000-8000-000000000008', '2026-08-11T09:00:00Z', 'More capacity in the UAE',
   'Twice the GPUs, with 141 GB of memory each. Open to all tiers from Resident up.',
   'Region', '/pricing', '2026-08-11T15:00:00Z'),
  ('20000000-0000-4000-8000-000000000009', '2026-09-15T09:00:00Z', 'Release 2026.3: edge runtime with automatic return',
   'Edge devices keep the previous model and go back to it on their own when a new one fails to start.',
   'Release', '/use-cases/edge-ai', '2026-09-15T15:00:00Z'),
  ('20000000-0000-4000-8000-00000000000a', '2026-10-06T09:00:00Z', 'Signed release bundles are mandatory',
   'From release 2026.3 the installer refuses a bundle without a valid signature. It checks offline.',
   'Security', null, '2026-10-06T15:00:00Z'),
  ('20000000-0000-4000-8000-00000000000b', '2026-10-27T09:00:00Z', 'Cost per unit in the service view',
   'Each service shows what one unit of work costs, by model and by day, next to quality and latency.',
   'Release', '/insights/what-an-ai-answer-costs', '2026-10-27T15:00:00Z'),
  ('20000000-0000-4000-8000-00000000000c', '2026-11-17T09:00:00Z', 'New reference: routing rules',
   'Every condition and action of the routing language with an example that runs as written.',
   'Docs', null, '2026-11-17T15:00:00Z')
on conflict do nothing;

-- An insight that had another address once.
insert into public.article_redirects (kind, old_slug, new_slug) values
  ('insights', 'the-price-of-an-answer', 'what-an-ai-answer-costs')
on conflict do nothing;
