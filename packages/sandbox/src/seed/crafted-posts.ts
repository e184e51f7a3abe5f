/** A status that shows a text format: written as clients send it, and turned into HTML by the same code. */
export interface CraftedPost {
  by: string;
  format: 'text/plain' | 'text/html' | 'text/markdown';
  text: string;
  subject?: string;
}

export const CRAFTED_POSTS: readonly CraftedPost[] = [
  {
    by: 'bob',
    format: 'text/markdown',
    text: `# House news

The server moved to its new shelf **last night**. What changed:

- pictures load faster
- search knows about accents now
- the fan no longer sings

> "It used to sing?" Carol, yesterday

If anything looks odd, tell me or @alice. Notes are at [the wiki](https://wiki.hedge.example/moving).`,
  },
  {
    by: 'edda',
    format: 'text/markdown',
    text: `Sorting the seed box took three lines in the end:

\`\`\`
const ripe = seeds.filter((seed) => seed.year >= 2023);
ripe.sort((a, b) => a.sowBy - b.sowBy);
print(ripe);
\`\`\`

The *hard* part was typing in 140 packets. #programming`,
  },
  {
    by: 'maureen',
    format: 'text/markdown',
    text: `**What to sow now**, since everybody asks:

1. broad beans, if the ground lets you
2. garlic, pointed end up
3. sweet peas, in pots, indoors

~~Tomatoes.~~ No. Put them down. #allotment`,
  },
  {
    by: 'wren@hedgerow.example',
    format: 'text/html',
    text: `<p>Dawn list from the <b>reed bed</b>, in order of appearance:</p><ul><li>wren (naturally)</li><li>reed warbler</li><li><i>something</i> that laughed</li><li>water rail, heard only</li></ul><p>The rest is at <a href="https://hedgerow.example/lists/reedbed">the list</a>.</p>`,
  },
  {
    by: 'tomasz@signalbox.example',
    format: 'text/html',
    text: `<p>Old station rule, still on the wall:</p><blockquote>Passengers are <u>not</u> to feed the stationmaster.</blockquote><p>I have questions. #trains</p>`,
  },
  {
    by: 'greta@signalbox.example',
    format: 'text/html',
    text: `<p>Fahrplan für heute:<br>08:04 los<br>08:05 umkehren, Brotdose vergessen<br>08:24 <b>wirklich</b> los</p>`,
  },
  {
    by: 'carol',
    format: 'text/plain',
    subject: 'long, about hedges',
    text: `People ask why I care so much about a hedge, so here is the long answer, for once.

When we came here the field behind the house was one flat piece from the road to the river. On the old map there were six hedges in it. You can still see them in a dry summer, as green lines in the yellow, like the creases in a letter that was folded for a long time.

We planted the first thirty metres in the rain, eleven people and a dog: hawthorn, blackthorn, hazel, dog rose, a crab apple every ten steps. The first year it looked like sticks. The second year it looked like sticks with opinions. In the fourth year a pair of linnets moved in, and I sat in the kitchen and did not do any work until they had finished carrying moss.

It is not only birds. The wind is less. The snow lies where it used to lie. There are bank voles, and so there is an owl. Children cut their initials into the gate and know which tree is theirs. And on the other side of the field, a man who had told me it was a waste of good land has asked, without looking at me, where we get the plants from.

So that is why. Next planting day is the last Saturday of the month. Bring a spade. There will be soup, and the dog.`,
  },
  {
    by: 'imogen',
    format: 'text/plain',
    subject: 'recipe, contains fish',
    text: `Smoked fish, potatoes, cream, a lot of dill.
Slice the potatoes thin. No, thinner.
Layer them, pour the cream over, oven at 180 until somebody asks what smells so good.
Dill at the very end, as if by accident.`,
  },
  {
    by: 'edda',
    format: 'text/plain',
    text: `>implying the build was ever green
it was green on Tuesday, I have a picture
>having a picture of a build`,
  },
  {
    by: 'alice',
    format: 'text/plain',
    text: 'Good morning, Hedge! Sixty accounts, three thousand posts and one heron. If you are new: say #hello, and look around. :linnet: :blob_tea:',
  },
  {
    by: 'bob',
    format: 'text/plain',
    text: 'Reminder that @alice and I read the reports every evening, and that most of them are about the heron. #moderation',
  },
  {
    by: 'carol',
    format: 'text/plain',
    text: 'Market list: bread (@imogen), honey (@maureen), one mug without a handle (@kai, you know which), and whatever @wren@hedgerow.example has seen this week. #market',
  },
  {
    by: 'dave',
    format: 'text/plain',
    text: 'I keep this account locked because I like to know who is in the room. Do knock, though.',
  },
  { by: 'kai', format: 'text/plain', text: ':kiln: :kiln: :kiln:' },
  { by: 'maureen', format: 'text/plain', text: '🌱🌱🌱' },
  {
    by: 'tomasz@signalbox.example',
    format: 'text/plain',
    text: 'Timetable for the weekend is out: https://signalbox.example/timetables/weekend?line=branch&direction=both#saturday and yes, the 9:14 is real. :railcar: #branchlines',
  },
  {
    by: 'archivist',
    format: 'text/plain',
    text: 'Averyveryverylongwordwithoutanyspacesinit_because_somebody_at_the_archive_names_their_files_like_this_and_it_has_to_fit_somewhere_2019-03-04_final_FINAL_v7.tar.gz is the file that holds everything.',
  },
];
