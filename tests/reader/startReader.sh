#!/bin/sh
# Starts Orca and then a browser, whose command line this is given, on the display DISPLAY and in a D-Bus session.
# Neither the accessibility bus nor Orca says when it listens: hence the pauses.

openbox &
# Debian and Ubuntu put it into either folder, which is in no PATH.
$(ls /usr/libexec/at-spi-bus-launcher /usr/lib/at-spi2-core/at-spi-bus-launcher 2>/dev/null | head -n 1) --launch-immediately &
sleep 1.5

gsettings set org.gnome.desktop.interface toolkit-accessibility true
# Without these Firefox builds no tree.
for name in IsEnabled ScreenReaderEnabled; do
  dbus-send --session --dest=org.a11y.Bus --print-reply /org/a11y/bus org.freedesktop.DBus.Properties.Set \
    string:org.a11y.Status "string:$name" variant:boolean:true
done

orca --replace --debug-file="$HOME/orca.log" &
sleep 4
exec "$@"
